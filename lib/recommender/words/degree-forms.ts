/** Longest word that takes an ending: longer ones are compared by "more" and "most" ("more atmospheric"), but for those in -y. */
const LONGEST = 6;

/**
 * The English forms of a word for more and for most of it: "calm" → "calmer", "calmest"; "scary" → "scarier", "scariest". Whether
 * the word is an adjective, whoever asks must know.
 */
export function degreeForms(folded: string): readonly { readonly word: string; readonly degree: 'more' | 'most' }[] {
  const stem = stemOf(folded);
  if (stem === undefined) return [];
  return [
    { word: `${stem}er`, degree: 'more' },
    { word: `${stem}est`, degree: 'most' },
  ];
}

function stemOf(folded: string): string | undefined {
  if (!/^[a-z]{3,}$/.test(folded)) return undefined;
  if (/[^aeiou]y$/.test(folded)) return `${folded.slice(0, -1)}i`;
  if (folded.length > LONGEST || /(?:s|ing|ed|er|est)$/.test(folded)) return undefined;
  if (folded.endsWith('e')) return folded.slice(0, -1);
  // "Grim" → "grimmer": one vowel before one consonant at the end of one syllable.
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(folded) ? folded + folded.slice(-1) : folded;
}
