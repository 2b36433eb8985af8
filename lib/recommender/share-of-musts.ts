import type { CatalogueIndex } from './catalogue-index';
import type { ConceptIndex } from './concept-index';
import { GameSet } from './game-set';
import type { Request } from './request';

/**
 * Share of the must-have wishes for concepts that each game meets: 1 where none is asked for. What is measured by the games
 * named ("easier") is met by those that have less of its opposite.
 */
export function shareOfMusts({ wishes }: Request, { concepts, games }: CatalogueIndex): Float32Array {
  const seeds = wishes.flatMap(({ strength, aim }) => (strength !== 'never' && aim.kind === 'seed' ? aim.games : []));
  const meeting: GameSet[] = [];
  for (const { strength, aim, relative } of wishes) {
    if (aim.kind !== 'concept' || strength === 'never') continue;
    if (relative) meeting.push(havingLess(aim.concepts, seeds, concepts, games.length));
    else if (strength === 'must') {
      const having = aim.concepts.map((concept) => GameSet.of(games.length, concepts.postings(concept).games));
      meeting.push(...(aim.any ? [union(having)] : having));
    }
  }
  const share = new Float32Array(games.length).fill(meeting.length === 0 ? 1 : 0);
  for (const meet of meeting) {
    meet.each((game) => {
      share[game] += 1 / meeting.length;
    });
  }
  return share;
}

function union([first, ...others]: readonly GameSet[]): GameSet {
  for (const other of others) first.unite(other);
  return first;
}

/** The games that have less of what speaks against the concepts than each of the seeds has; all where a seed has nothing of it. */
function havingLess(
  wanted: readonly number[],
  seeds: readonly number[],
  concepts: ConceptIndex,
  size: number,
): GameSet {
  const most = new Float32Array(size);
  for (const opposite of wanted.flatMap((concept) => concepts.oppositesOf(concept))) {
    const { games, degrees } = concepts.postings(opposite);
    for (let i = 0; i < games.length; i++) most[games[i]] = Math.max(most[games[i]], degrees[i]);
  }
  const least = seeds.reduce((lowest, seed) => Math.min(lowest, most[seed]), 1);
  return GameSet.where(size, (game) => least === 0 || most[game] < least);
}
