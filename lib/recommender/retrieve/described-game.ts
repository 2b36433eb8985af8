import { judgePlatform } from '../judge/judge-platform';
import { LONG, type TextScores } from '../judge/text-scores';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { ConceptIndex } from '../knowledge/concept-index';
import type { FactColumns } from '../knowledge/fact-columns';
import type { Aim, Request, RequestWish } from '../request';
import { fitsTold } from './fits-told';

/** What of a description one game's texts hold at least. */
interface Least {
  /** Share of the words, weighed by rarity. */
  readonly share: number;
  /** How many of the words: one rare word is no description, and two may meet by chance. */
  readonly found: number;
  /** How many that are understood as nothing else: "party-based, turn-based, old school dungeon crawler" is a list of wishes. */
  readonly own: number;
  /** How many series may hold as much, the game's own among them: few words fit several, plumbers jump on turtles in seven. */
  readonly series: number;
}

const LEAST = {
  long: { share: 0.35, found: 3, own: 2, series: 1 },
  short: { share: 0.6, found: 3, own: 2, series: 8 },
  /** Two words alone: "gusanos con bazucas". */
  pair: { share: 0.95, found: 2, own: 2, series: 1 },
  /** A short text that opens as a wish does, or speaks of games: "a frog that crosses roads". */
  wish: { share: 0.6, found: 2, own: 2, series: 8 },
  /** The text says that it describes one game: "what was the one with the sticky ball". */
  recalled: { share: 0.35, found: 2, own: 1, series: 6 },
  /** The text names the game before it describes it. */
  named: { share: 0.6, found: 1, own: 1, series: 1 },
} as const satisfies Record<string, Least>;

/** How far the game must be ahead of what fits less: "survival with crafting" fits twenty alike. */
const MIN_LEAD = 1.2;
/** How much more of a description a part of a series must hold than a better-known one. */
const SIBLING = 1.15;
/** …or in the number of words found, where those are many: no list of wishes has so many in common with one game. */
const MIN_LEAD_IN_WORDS = 1.5;
const MANY = 6;

/** What no text holds by chance, however it speaks: nearly all of the words, far ahead of what fits second best. */
const CLEAR = { share: 0.8, found: 4, own: 1, lead: 1.3 } as const;
/** …and where facts were read into it, which would filter: "climbs a mountain to get phone reception". */
const CLEAR_BESIDE_FACTS = 2;

/** What fitting the machines and years told adds to a game, as a share of what its texts hold. */
const FITS_TOLD = 0.15;

/** What is told of a game besides the words of its texts: of what kinds, from how much on it counts, and what share must fit. */
const TOLD: { readonly kinds: readonly Aim['kind'][]; readonly least: number; readonly share: number } = {
  kinds: ['concept', 'platform', 'year'],
  least: 3,
  share: 1 / 3,
};

/**
 * The one game that a text describes, by somebody who forgot its name ("an insurance inspector boards a ghost ship…"), or
 * nothing. In such a text the words that look like facts are details of the plot, and the musts read from them must not filter.
 */
export function describedGame(request: Request, scores: TextScores, index: CatalogueIndex): number | undefined {
  if (request.way === 'errand') return undefined;
  const { facts, concepts } = index;
  const fits = fitsTold(request, index);
  const text = { ...scores, coverage: (game: number) => scores.coverage(game) * (1 + FITS_TOLD * fits(game)) };
  const seeds = request.wishes.flatMap(({ aim, strength }) =>
    aim.kind === 'seed' && strength !== 'never' ? aim.games : [],
  );
  if (seeds.length > 0 && request.way !== 'recalls') {
    return bestOf(
      request.bare.filter((game) => isHeld(game, text, LEAST.named) && text.foundOwn(game) >= LEAST.named.own),
      text,
      facts,
    );
  }
  // "It was like Age of Empires but slower": what a forgotten game is compared with is not the one.
  const isBelied = beliedBy(request, text, index);
  const others = text.games.filter((game) => !seeds.includes(game) && !isBelied(game));
  const best = knownSibling(bestOf(others, text, facts), { ...text, games: others }, facts);
  if (best === undefined) return undefined;
  const isOfSort = request.wishes.every((wish) => isMet(wish, best, concepts));
  // "American civil war" is no tale of whatever war an American fights.
  if (namesKind(request) && !isOfSort) return undefined;
  if (isClear(best, request, text, facts)) return best;
  // What is not a tale asks for a machine.
  if (!request.tells && !runsOnAsked(best, request, index)) return undefined;
  const least = leastOf(request);
  if (least === undefined || !isHeld(best, text, least)) return undefined;
  const many = text.found(best) >= MANY;
  if (!many && text.foundOwn(best) < least.own) return undefined;
  // Few words with facts, or with more wishes than details, are a list of wishes.
  const few = least === LEAST.short || least === LEAST.wish || least === LEAST.pair;
  // What somebody does not do in a tale is a detail.
  const refused = request.tells ? 'never' : undefined;
  const wishes = request.wishes.filter(({ aim, strength }) => aim.kind !== 'thing' && strength !== refused);
  const onlyConcepts = wishes.every(({ aim }) => aim.kind === 'concept');
  if (few && !(onlyConcepts && text.foundOwn(best) > wishes.length)) return undefined;
  // "Wizards without Harry Potter": few words that refuse a thing describe no game of it.
  if (few && request.wishes.some((wish) => isRefused(wish, best, concepts))) return undefined;
  // "The holy grail of rts", "detective, taking notes", "running a theme park": a few words may meet by chance, in a game of another
  // kind. What looks like a wish in a tale may be a detail that the game is not about.
  if (few && !request.tells && !isOfSort) return undefined;
  const ahead = (measure: (game: number) => number, factor: number) =>
    seriesNear(best, measure, factor, text, facts) <= least.series;
  return ahead(text.coverage, MIN_LEAD) || (many && ahead(text.found, MIN_LEAD_IN_WORDS)) ? best : undefined;
}

/**
 * Whether what is told of a game speaks against one whose texts hold a few of the words: a city builder of 1989 is not the dinosaur
 * park of the two thousands. Of many words together no other game tells, whatever else was read into them.
 */
function beliedBy(request: Request, { found }: TextScores, index: CatalogueIndex): (game: number) => boolean {
  const told = request.wishes.filter(({ aim, strength }) => strength !== 'never' && TOLD.kinds.includes(aim.kind));
  if (!request.tells || told.length < TOLD.least) return () => false;
  const fits = fitsTold(request, index);
  const sorts = told.filter(({ aim }) => aim.kind === 'concept');
  return (game) => {
    if (found(game) >= MANY) return false;
    const met = sorts.filter((wish) => isMet(wish, game, index.concepts)).length;
    return met + fits(game) * (told.length - sorts.length) < TOLD.share * told.length;
  };
}

/** Whether a text is nothing but the name of one kind of game. */
function namesKind({ wishes, terms }: Request): boolean {
  const [wish, ...others] = wishes;
  if (wish?.aim.kind !== 'concept' || others.length > 0) return false;
  return wish.words.split(' ').length >= terms.length;
}

/** Whether a game runs on the machines that a text asks for. */
function runsOnAsked(game: number, { wishes }: Request, index: CatalogueIndex): boolean {
  return wishes.every(
    ({ aim, strength }) => strength !== 'must' || aim.kind !== 'platform' || judgePlatform(aim, index).met.has(game),
  );
}

/** Whether the game's texts hold as much of a description as they must. */
function isHeld(game: number, text: TextScores, least: Pick<Least, 'share' | 'found'>): boolean {
  return text.coverage(game) >= least.share && text.found(game) >= least.found;
}

/** Whether a text can mean no other game, even if it opens like a wish or merely says something: see {@link CLEAR}. */
function isClear(best: number, { wishes }: Request, text: TextScores, facts: FactColumns): boolean {
  if (!isHeld(best, text, CLEAR) || text.foundOwn(best) < CLEAR.own) return false;
  const onlyConcepts = wishes.every(({ aim }) => aim.kind === 'concept' || aim.kind === 'thing');
  const lead = onlyConcepts ? CLEAR.lead : CLEAR_BESIDE_FACTS;
  return [text.coverage, text.score].every((measure) => seriesNear(best, measure, lead, text, facts) === 1);
}

/** Whether a game is of the sort that a wish asks for, if it asks for one. */
function isMet({ aim, strength }: RequestWish, game: number, concepts: ConceptIndex): boolean {
  if (aim.kind !== 'concept' || strength === 'never') return true;
  const has = (concept: number) => concepts.has(concept, game);
  return aim.any ? aim.concepts.some(has) : aim.concepts.every(has);
}

/** Whether a game has what a wish refuses. */
function isRefused({ aim, strength }: RequestWish, game: number, concepts: ConceptIndex): boolean {
  return strength === 'never' && aim.kind === 'concept' && aim.concepts.every((concept) => concepts.has(concept, game));
}

/** Of some games the one whose texts hold most of the words; of several the best known, then the one that says more of them. */
function bestOf(games: readonly number[], text: TextScores, { fame }: FactColumns): number | undefined {
  let best: number | undefined;
  for (const game of games) {
    const ahead =
      best === undefined
        ? 1
        : text.coverage(game) - text.coverage(best) || fame[game] - fame[best] || text.score(game) - text.score(best);
    if (ahead > 0) best = game;
  }
  return best;
}

/** What a part of a series holds of a description, its other parts hold as a rule: of those that hold nearly as much, the best known. */
function knownSibling(
  best: number | undefined,
  { games, coverage }: TextScores,
  { fame, series, year }: FactColumns,
): number | undefined {
  if (best === undefined) return undefined;
  let known = best;
  for (const game of games) {
    if (series[game] !== series[best] || coverage(game) * SIBLING < coverage(best)) continue;
    if ((fame[game] - fame[known] || year[known] - year[game]) > 0) known = game;
  }
  return known;
}

/**
 * How many series have a game that comes near to this one by a measure, its own among them; with half of the words found or fewer
 * none does, however rare they are.
 */
function seriesNear(
  best: number,
  measure: (game: number) => number,
  factor: number,
  { games, found }: TextScores,
  { series }: FactColumns,
): number {
  const near = new Set<number>();
  for (const game of games) {
    if (2 * found(game) > found(best) && measure(game) * factor > measure(best)) near.add(series[game]);
  }
  return near.size;
}

/** Whether a text describes a game nearly as well as another. */
export function isNear(game: number, best: number, { coverage }: TextScores): boolean {
  return coverage(game) * MIN_LEAD > coverage(best);
}

/** What the game must hold of a text, by how it speaks, of a short one more; nothing for a short one that merely says something. */
function leastOf({ way, sense, terms }: Request): Least | undefined {
  if (way === 'recalls') return LEAST.recalled;
  if (terms.length >= LONG) return LEAST.long;
  if (way === 'opens' || sense) return LEAST.wish;
  if (way !== 'names') return undefined;
  return terms.length === 2 ? LEAST.pair : LEAST.short;
}
