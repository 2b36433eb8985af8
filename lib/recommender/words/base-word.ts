/** What makes a Spanish word small ("barquita", "trenecito", "dragoncito") or great ("tranquilísimo"), longest first. */
const SPANISH = ['ecit', 'cit', 'it', 'isim'].map((suffix) => new RegExp(`^(.{3,})${suffix}([oae]?)(s?)$`));

/** "Easyish", "shortish": more or less that. */
const ENGLISH = /^(.{4,})ish$/;

/**
 * The words that a word may be a small, a great or a rough form of, folded, as it is spelled there: "barquita" → "barca",
 * "cortisimo" → "corto". Whether there is such a word, whoever asks must know.
 */
export function baseWords(folded: string): string[] {
  const bases: string[] = [];
  for (const suffix of SPANISH) {
    const [, stem, vowel] = suffix.exec(folded) ?? [];
    if (!stem || !vowel) continue;
    const written = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
    bases.push(written + vowel, written, `${written}e`, `${stem}e`, written + (vowel === 'a' ? 'o' : 'a'));
  }
  const rough = ENGLISH.exec(folded)?.[1];
  if (rough) bases.push(rough, `${rough}e`);
  return [...new Set(bases)];
}
