import type { Game } from '../recommender/game';
import { CLUES } from './motifs/clues';
import type { MotifName } from './motifs/motifs';
import type { Random } from './random';

interface Clue {
  readonly motif: MotifName;
  readonly facets: ReadonlyMap<string, number>;
  readonly words: RegExp | undefined;
}

/** What a cover reads of a game. */
export type Portrayed = Pick<Game, 'id' | 'title' | 'year' | 'facets' | 'en' | 'marks'>;

/** A word in the title tells most, in what players remember less. */
const TITLE_WORD = 9;
const MARK_WORD = 2.5;
/** What a facet with a star weighs against one without. */
const STARRED = 2.2;
/** Share of a motif's score that chance may add, so that games of one genre differ. */
const CHANCE = 0.7;

const clues: readonly Clue[] = Object.entries(CLUES).map(([motif, clue]) => {
  const [facets, words] = clue.split('|') as [string, string | undefined];
  return {
    motif: motif as MotifName,
    facets: new Map(
      facets
        .trim()
        .split(' ')
        .map((facet) => [facet.replace('*', ''), facet.endsWith('*') ? STARRED : 1] as const),
    ),
    words: words === undefined ? undefined : new RegExp(`\\b(?:${words.trim().split(' ').join('|')})\\b`, 'i'),
  };
});

/** The motifs that suit a game, best first: by its title, its core facets, what is said of it, and a little chance. */
export function chooseMotifs(game: Portrayed, random: Random): readonly MotifName[] {
  const said = [game.en, ...(game.marks?.en ?? [])].join('. ');
  return clues
    .map(({ motif, facets, words }) => {
      let score = 0;
      game.facets.core.forEach((facet, place) => {
        score += (facets.get(facet) ?? 0) * (5 - Math.min(place, 4) * 0.7);
      });
      for (const facet of game.facets.also) score += (facets.get(facet) ?? 0) * 0.25;
      if (words?.test(game.title)) score += TITLE_WORD;
      if (words?.test(said)) score += MARK_WORD;
      return { motif, score: score * (1 + random.between(0, CHANCE)) };
    })
    .sort((one, other) => other.score - one.score || (one.motif < other.motif ? -1 : 1))
    .slice(0, 4)
    .map(({ motif }) => motif);
}
