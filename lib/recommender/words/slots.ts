import { LANGUAGES, type Language } from '../game';

/** Words that may stand for each other in a phrase, by the name of their slot. */
export type Slots = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

const SLOT = /\{([^}]*)\}/;

/** Text without a word before a slot, and a slot that is part of a word: "{machine} {weak}", "# {children}", "my {machine}'s". */
const OPENS_WITH_SLOT = /^[^{\p{L}\p{N}]*\{/u;
const IN_WORD = /\}['’\p{L}\p{N}]|['’\p{L}\p{N}]\{/u;

/**
 * A phrase with every word that its slots may hold: `con mi {child}` → `con mi hijo`, `con mi hija` …; several slots give every
 * combination. Throws a RangeError for a slot that does not exist.
 */
export function fillSlots(phrase: string, slots: Slots, language: Language): string[] {
  return fillWhile(hasSlot, phrase, slots, language);
}

/**
 * A phrase with its slots filled as far as they have no word before them, or are part of a word: `{child} de # años` → `hijo de # años`
 * …, whereas `con mi {child}` stays. By its first word and those of its slots such a phrase is known; what it says is filled in when
 * a text has that word.
 */
export function fillOpening(phrase: string, slots: Slots, language: Language): string[] {
  return fillWhile((each) => OPENS_WITH_SLOT.test(each) || IN_WORD.test(each), phrase, slots, language);
}

/** The phrases of both languages that something has, with every word that their slots may hold. */
export function filledPhrasesOf(entry: Readonly<Record<Language, readonly string[]>>, slots: Slots): string[] {
  return LANGUAGES.flatMap((language) => entry[language].flatMap((phrase) => fillSlots(phrase, slots, language)));
}

/** Whether a phrase has a slot. */
export function hasSlot(phrase: string): boolean {
  return phrase.includes('{');
}

/** What stands between the slots of a phrase, and the words that each of the slots may hold, in order. */
export function cutAtSlots(
  phrase: string,
  slots: Slots,
  language: Language,
): { readonly between: readonly string[]; readonly words: readonly (readonly string[])[] } {
  const parts = phrase.split(SLOT);
  return {
    between: parts.filter((_, i) => i % 2 === 0),
    words: parts.flatMap((name, i) => (i % 2 === 1 ? [wordsOf(name, phrase, slots, language)] : [])),
  };
}

function fillWhile(isToFill: (phrase: string) => boolean, phrase: string, slots: Slots, language: Language): string[] {
  if (!hasSlot(phrase) || !isToFill(phrase)) return [phrase];
  const [slot, name] = SLOT.exec(phrase) ?? [];
  if (slot === undefined) return [phrase];
  const filled = wordsOf(name, phrase, slots, language).map((word) => phrase.replace(slot, word));
  return filled.flatMap((each) => fillWhile(isToFill, each, slots, language));
}

function wordsOf(name: string, phrase: string, slots: Slots, language: Language): readonly string[] {
  if (!Object.hasOwn(slots, name)) throw new RangeError(`“${phrase}” names a slot that does not exist`);
  return slots[name][language];
}
