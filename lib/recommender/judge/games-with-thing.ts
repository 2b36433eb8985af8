import { LANGUAGES } from '../game';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import { THING_POWER } from '../weights';
import type { Token } from '../words/analyse';

/** What the other words of a thing count beside the rarest: a gas station is above all where there is gas, but a station as well. */
const BESIDES = 0.5;

/** A word that games may tell of, and those that stood beside it. */
export interface Thing extends Pick<Token, 'stem'> {
  readonly beside?: readonly Pick<Token, 'stem'>[];
}

/** The games whose texts tell of a thing, and how much it means: its rarity by how much of their texts it is, to a power, 0 to 1. */
export function gamesWithThing({ stem, beside = [] }: Thing, index: CatalogueIndex): ReadonlyMap<number, number> {
  const degrees = gamesWithWord(stem, index);
  for (const other of beside) {
    const more = gamesWithWord(other.stem, index);
    for (const [game, degree] of degrees) {
      const sum = degree + BESIDES * (more.get(game) ?? 0);
      degrees.set(game, Math.min(1, sum));
    }
  }
  return degrees;
}

function gamesWithWord(stem: Token['stem'], { text, knowledge }: CatalogueIndex): Map<number, number> {
  const degrees = new Map<number, number>();
  for (const language of LANGUAGES) {
    for (const same of [stem[language], ...knowledge.sameAs(stem[language], language)]) {
      const postings = text.postings(same, language);
      if (!postings) continue;
      const { documents, saturation, from, to, rarity } = postings;
      for (let at = from; at < to; at++) {
        const game = documents[at];
        degrees.set(game, Math.max(degrees.get(game) ?? 0, (rarity * saturation[at]) ** THING_POWER));
      }
    }
  }
  return degrees;
}
