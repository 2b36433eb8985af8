/**
 * Endings of Spanish verbs that are not the infinitive, with what ends their infinitives. Most words in -o are nouns:
 * "juego" is no form of "jugar" in "un juego de los ochenta".
 */
const ENDINGS: readonly (readonly [ending: RegExp, infinitives: readonly string[]])[] = [
  [/(?:ando|abamos|abais|abas|aban|aba|aste|aron)$/, ['ar']],
  [/(?:iendo|yendo|iamos|iais|ias|ian|ia|iste|ieron)$/, ['er', 'ir']],
  [/(?:amos)$/, ['ar', 'er', 'ir']],
  [/(?:emos)$/, ['er', 'ar']],
  [/(?:imos)$/, ['ir']],
  [/(?:ais)$/, ['ar', 'er', 'ir']],
  [/(?:eis)$/, ['er', 'ar']],
  [/(?:is)$/, ['ir']],
  [/(?:as|an|a)$/, ['ar', 'er', 'ir']],
  [/(?:es|en|e)$/, ['er', 'ir', 'ar']],
];

/** What a form may have in place of what its infinitive has, from the end of the stem: "caces" → "cazar", "vuelas" → "volar". */
const SPELLED: readonly (readonly [written: RegExp, meant: string])[] = [
  [/ue(?=[^aeiou]+$)/, 'o'],
  [/ue(?=[^aeiou]+$)/, 'u'],
  [/ie(?=[^aeiou]+$)/, 'e'],
  [/i(?=[^aeiou]+$)/, 'e'],
  [/u(?=[^aeiou]+$)/, 'o'],
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/c$/, 'z'],
  [/zc$/, 'c'],
  [/j$/, 'g'],
  [/g$/, 'c'],
  [/g$/, ''],
  [/y$/, ''],
];

/** "Hacerte", "montarme", "esconderse". */
const WITH_PRONOUN = /^(.{2,}[aei]r)(?:me|te|se|nos|os|l[oae]s?)$/;
const PRONOUNS = ['', 'se', 'me', 'te'];

/** Letters that the stem of a form has at least: shorter verbs are irregular. */
const LEAST_OF_STEM = 2;

/** Letters that a form has at least. */
const LEAST = 4;

/** Whether a folded word looks like a Spanish infinitive; some nouns do as well ("collar"). */
export function isInfinitive(folded: string): boolean {
  return folded.length >= LEAST && /[aei]r$/.test(folded);
}

/**
 * The Spanish infinitives that a folded word may be a form of, with and without a pronoun: "hagas" → "hacer", "construyendo" →
 * "construir", "montarte" → "montar", "montarme". Most of them are no words; whoever asks must know which mean something.
 */
export function infinitives(folded: string): string[] {
  if (folded.length < LEAST) return [];
  const pronominal = WITH_PRONOUN.exec(folded)?.[1];
  if (pronominal) return PRONOUNS.map((pronoun) => pronominal + pronoun).filter((word) => word !== folded);
  const found: string[] = [];
  // "Copias" is of "copiar" as "salías" is of "salir".
  for (const [ending, infinitivesOf] of ENDINGS) {
    if (!ending.test(folded)) continue;
    const written = folded.replace(ending, '');
    // "País" is no form of "par".
    if (written.length < LEAST_OF_STEM) continue;
    for (const stem of respelled(respelled([written]))) {
      found.push(...infinitivesOf.map((infinitive) => stem + infinitive));
    }
  }
  return [...new Set(found)].filter((word) => word !== folded);
}

/** The stems with those that they may be spelled for: "juegu" → "jueg" → "jug". */
function respelled(stems: readonly string[]): string[] {
  const all = stems.flatMap((stem) => [
    stem,
    ...SPELLED.filter(([pattern]) => pattern.test(stem)).map(([pattern, meant]) => stem.replace(pattern, meant)),
  ]);
  return [...new Set(all)];
}
