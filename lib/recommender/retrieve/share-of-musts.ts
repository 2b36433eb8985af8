import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import { ALSO, type ConceptIndex } from '../knowledge/concept-index';
import type { FactColumns } from '../knowledge/fact-columns';
import type { Concept } from '../lexicon';
import type { Hint, Request } from '../request';
import { WEIGHTS } from '../weights';
import { playsAlone } from './plays-alone';

/**
 * Share of the must-have wishes for concepts that each game meets: 1 where none is asked for. What is measured by the games
 * named ("easier") is met by those that have less of its opposite, and best by those that are so themselves. Company is met by
 * those that are known for it, by others in part, and counts once, whether or not an audience is named beside it.
 */
export function shareOfMusts(request: Request, { concepts, games, facts }: CatalogueIndex): Float32Array {
  const { wishes, hints } = request;
  const seeds = wishes.flatMap(({ strength, aim }) => (strength !== 'never' && aim.kind === 'seed' ? aim.games : []));
  const together = knownForCompany(hints, asksForFew(request), concepts, facts);
  const known = together ?? (playsAlone(request) ? knownForOne(concepts, facts) : undefined);
  const meeting: { games: GameSet; weight: number }[] = [];
  for (const { strength, aim, relative } of wishes) {
    if (aim.kind !== 'concept' || strength === 'never') continue;
    // For whom it is and whether it is known for company is one and the same, and counts once.
    if (together && aim.concepts.every((concept) => concepts.concepts[concept].kind === 'audience')) continue;
    // What follows the games of a small series is like them; with which game its own series begins says nothing of that.
    if (aim.concepts.some((concept) => concepts.concepts[concept].withoutSeries)) continue;
    const weight = Math.max(...aim.concepts.map((concept) => demandOf(concepts.concepts[concept])));
    const having = () => aim.concepts.map((concept) => concepts.having(concept));
    if (relative) {
      const less = havingLess(aim.concepts, seeds, concepts, games.length);
      meeting.push({ games: less, weight: weight * WEIGHTS.less });
      meeting.push({ games: GameSet.union(having()), weight: weight * (1 - WEIGHTS.less) });
    } else if (strength === 'must') {
      meeting.push(...(aim.any ? [GameSet.union(having())] : having()).map((each) => ({ games: each, weight })));
    }
  }
  const musts = meeting.reduce((sum, { weight }) => sum + weight, known ? 1 : 0);
  // A trifle alone is not all of what the answer must be: "like Diablo but I can pause".
  const whole = Math.max(1, musts);
  const share = new Float32Array(games.length).fill(1 - musts / whole);
  for (const meet of meeting) {
    for (const game of meet.games.games()) share[game] += meet.weight / whole;
  }
  if (known) for (let game = 0; game < share.length; game++) share[game] += known[game] / whole;
  return share;
}

/** What a concept counts among those asked for beside a game: how a game may be played counts less than what it is. */
function demandOf({ kind }: Concept): number {
  return Math.min(1, WEIGHTS.concept[kind] / WEIGHTS.concept.look);
}

/** Whether somebody plays with a few others, side by side: "co-op", "for two". "With friends" says no such thing. */
function asksForFew({ wishes }: Request): boolean {
  return wishes.some(
    ({ strength, aim }) =>
      strength !== 'never' && aim.kind === 'players' && !aim.mmo && (aim.coop || aim.count !== undefined),
  );
}

/**
 * How far each game is known for the company that is asked for, {@link WEIGHTS.aside} to 1: whole where nobody can play it alone, or
 * where crowds do, unless `few` are to. Nothing where no company is asked for.
 */
function knownForCompany(
  hints: readonly Hint[],
  few: boolean,
  concepts: ConceptIndex,
  { solo, mmo }: FactColumns,
): Float32Array | undefined {
  const marks = hints.flatMap(({ company, favours }) => (company ? favours : []));
  if (marks.length === 0) return undefined;
  const known = solo.map((alone, game) => ((mmo[game] === 1 ? !few : alone === 0) ? 1 : WEIGHTS.aside));
  for (const mark of new Set(marks)) {
    const { games, degrees } = concepts.postings(mark);
    for (let i = 0; i < games.length; i++) {
      const worth = WEIGHTS.aside + (1 - WEIGHTS.aside) * degrees[i] ** 2;
      if (worth > known[games[i]]) known[games[i]] = worth;
    }
  }
  return known;
}

/** How far each game is one to play alone, {@link WEIGHTS.aside} to 1: in part where it is known for company. */
function knownForOne(concepts: ConceptIndex, { solo, mmo }: FactColumns): Float32Array {
  const known = solo.map((alone, game) => (alone === 0 || mmo[game] === 1 ? WEIGHTS.aside : 1));
  const marks = concepts.concepts.flatMap(({ company }, concept) => (company ? [concept] : []));
  const { games, degrees } = concepts.postingsOfAny(marks);
  for (let i = 0; i < games.length; i++) {
    const worth = degrees[i] > ALSO ? 1 - (1 - WEIGHTS.aside) * degrees[i] ** 2 : 1;
    if (worth < known[games[i]]) known[games[i]] = worth;
  }
  return known;
}

/** The games that have less of what speaks against the concepts than each of the seeds has; all where a seed has nothing of it. */
function havingLess(
  wanted: readonly number[],
  seeds: readonly number[],
  concepts: ConceptIndex,
  size: number,
): GameSet {
  const most = new Float32Array(size);
  for (const contrary of wanted.flatMap((concept) => concepts.contrariesOf(concept))) {
    const { games, degrees } = concepts.postings(contrary);
    for (let i = 0; i < games.length; i++) most[games[i]] = Math.max(most[games[i]], degrees[i]);
  }
  const least = seeds.reduce((lowest, seed) => Math.min(lowest, most[seed]), 1);
  const having = GameSet.all(size);
  if (least > 0) having.subtract(GameSet.between(most, least, 1));
  return having;
}
