import type { Language } from '../recommender/game';

/** Words that may stand for each other in a phrase, by the name of their slot. */
export type Slots = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

const SLOT = /\{([^}]*)\}/;

/**
 * A phrase with every word that its slots may hold: `con mi {child}` → `con mi hijo`, `con mi hija` …; several slots give every
 * combination. Throws a RangeError for a slot that does not exist.
 */
export function fillSlots(phrase: string, slots: Slots, language: Language): string[] {
  const [slot, name] = SLOT.exec(phrase) ?? [];
  if (slot === undefined) return [phrase];
  if (!Object.hasOwn(slots, name)) throw new RangeError(`“${phrase}” names a slot that does not exist`);
  return slots[name][language].flatMap((word) => fillSlots(phrase.replace(slot, word), slots, language));
}
