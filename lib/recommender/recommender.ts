import { distinguish } from './explain/distinguish';
import { explain } from './explain/explain';
import { variationsOf } from './explain/variations';
import type { Game } from './game';
import { judgesOf } from './judge/judge';
import { indexCatalogue } from './knowledge/catalogue-index';
import { machineIds } from './knowledge/machines';
import type { Lexicon } from './lexicon';
import { filter } from './rank/filter';
import { best, rank } from './rank/rank';
import type { Recommendation, Recommender } from './recommendation';
import type { Request } from './request';
import { type Candidates, retrieve } from './retrieve/retrieve';
import { correct } from './understand/correct';
import { understand } from './understand/understand';

/** Games in an answer unless the caller asks for another number. */
const DEFAULT_LIMIT = 12;

/** How many wishes a text must hold whose words alone make too little sense: people who ramble mean it. */
const MIN_WISHES = 2;

/** Share of a long description that one game's texts must hold for it to make sense without a word of games. */
const MIN_COVERAGE = 0.4;

/** …and words it must have: a few rare words stand in the texts of some game whatever they are about. */
const MIN_TERMS = 5;

/** The most games that an exclusion names of those that it took out. */
const REMOVED_NAMED = 12;

const NOTHING: Recommendation = { wishes: [], matches: [], removed: [], relaxed: [], relaxations: [] };

/** Builds a recommender over a catalogue; throws a RangeError that names a game with facets or platforms the lexicon lacks. */
export function createRecommender(games: readonly Game[], lexicon: Lexicon): Recommender {
  const index = indexCatalogue(games, lexicon);
  const positions = new Map(games.map(({ id }, position) => [id, position]));
  const positionOf = (id: string) => positions.get(id);
  const variations: (readonly string[])[] = [];
  const variationsAt = (game: number): readonly string[] => {
    variations[game] ??= variationsOf(games[game], lexicon);
    return variations[game];
  };

  return {
    recommend(query, limit = DEFAULT_LIMIT, corrections = {}) {
      // Some systems send an accented letter as a letter and an accent.
      const understood = understand(query.normalize('NFC'), index.knowledge);
      const request = correct(understood, corrections, positionOf);
      const candidates = retrieve(request, index);
      if (!makesSense(understood, candidates)) return NOTHING;
      const wishes = understood.wishes.map(({ id, strength, label, words, aim }) => ({
        id,
        strength: corrections.strengths?.get(id) ?? strength,
        label,
        words,
        ...(aim.kind === 'platform' && !aim.exclusive && { platforms: machineIds(aim.platforms, lexicon) }),
      }));
      // Who takes every wish back asks for nothing; famous games would be no answer to that.
      if (wishes.length > 0 && request.wishes.length === 0) return { ...NOTHING, wishes };
      const judges = judgesOf(request, index, candidates.evidence);
      const { passes, removed, ...given } = filter(request, index.facts.open, judges, candidates.described);
      const ranked = rank(request, candidates, judges, passes, index, limit);
      const explained = explain(ranked, request, games, judges);
      const distinctions = distinguish(explained, ranked, request, candidates.described, index);
      return {
        wishes,
        matches: explained.map(({ game, score, verdicts }, place) => ({
          game,
          score,
          verdicts,
          distinction: distinctions.get(place),
          variations: variationsAt(ranked[place].game),
        })),
        removed: removed.map(({ wish, games: taken }) => ({
          wish,
          games: taken.count(),
          best: best(taken, candidates, REMOVED_NAMED).map((game) => games[game]),
        })),
        ...given,
      };
    },
  };
}

/** Gibberish and other people's errands get no filler: the words must be about games, or describe one. */
function makesSense(request: Request, { evidence, described }: Candidates): boolean {
  if (described !== undefined) return true;
  if (request.sense) return true;
  if (request.way === 'errand') return false;
  if (request.wishesThing) return true;
  if (request.wishes.filter(({ aim }) => aim.kind !== 'thing').length >= MIN_WISHES) return true;
  if (request.way === 'recalls') return evidence.text.games.length > 0;
  if (request.terms.length < MIN_TERMS) return false;
  return evidence.text.games.some((game) => evidence.text.coverage(game) >= MIN_COVERAGE);
}
