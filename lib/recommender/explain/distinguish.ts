import type { Ranked } from '../collections/top-list';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import { type FactColumns, UNKNOWN } from '../knowledge/fact-columns';
import type { Distinction } from '../recommendation';
import type { Request, RequestWish } from '../request';
import type { Explained } from './explain';

/** Fewer games than this need no signposts. */
const MIN_GAMES = 4;

/** What more games of an answer than this share have sets none of them apart. */
const RARE = 1 / 3;

/** Fame up to which a praised game is a find, and the praise that it takes. */
const GEM_FAME = 2;
const GEM_ACCLAIM = 4;

/** What the shortest game lasts at most beside the middle one of those whose length is known. */
const MUCH_SHORTER = 0.6;

/** Place in the answer from which a game may be the wildcard: the first ones are there because they fit. */
const WILDCARD_FROM = 3;

/** How like the others a wildcard is at most, beside the game in the middle: less of a stranger surprises nobody. */
const STRANGE = 0.75;

/**
 * What sets games of an answer apart, by place in it; each distinction goes to one game at most, and each game has one at
 * most. All are earned: the described one is what the text describes, else the closest is the first, if no other meets more
 * wishes; the shortest is known to be, where nobody asks for length, "free" sells nothing inside and is rare in this answer, a
 * gem is little known and praised, and the wildcard fits although it is much less like the others than is usual.
 *
 * @param described position of the one game that the text describes, if it does
 */
export function distinguish(
  matches: readonly Explained[],
  ranked: readonly Ranked[],
  { wishes }: Request,
  described: number | undefined,
  { concepts, facts }: CatalogueIndex,
): ReadonlyMap<number, Distinction> {
  const given = new Map<number, Distinction>();
  const give = (distinction: Distinction, place: number | undefined): void => {
    if (place !== undefined && !given.has(place)) given.set(place, distinction);
  };
  const games = ranked.map(({ game }) => game);
  const places = games.map((_, place) => place);
  const isDescribed = (place: number) => games[place] === described;
  give('described', places.find(isDescribed));
  if (games.length < MIN_GAMES) return given;
  const giveIfRare = (distinction: Distinction, earning: readonly number[]): void => {
    if (earning.length <= games.length * RARE) {
      give(
        distinction,
        earning.find((place) => !given.has(place)),
      );
    }
  };

  const met = matches.map(({ verdicts }) => verdicts.filter((verdict) => verdict === 'met').length);
  const meetsMusts = (place: number) =>
    wishes.every(({ strength }, wish) => strength === 'nice' || matches[place].verdicts[wish] === 'met');

  // The order weighs wishes and the number does not. Where they differ, either game as the closest would belie the other.
  if (wishes.length > 0 && !places.some(isDescribed) && met[0] === Math.max(...met)) give('closest', 0);
  if (!wishes.some(asksForLength)) give('shortest', shortest(games, facts));
  giveIfRare(
    'free',
    places.filter((place) => facts.free[games[place]] === 1 && facts.purchases[games[place]] === 0),
  );
  giveIfRare(
    'hidden-gem',
    places.filter((place) => facts.fame[games[place]] <= GEM_FAME && facts.acclaim[games[place]] >= GEM_ACCLAIM),
  );
  const likeness = concepts.likenessAmong(games);
  const usual = [...likeness].sort((a, b) => a - b)[Math.floor(likeness.length / 2)];
  const [strangest] = places
    .filter((place) => place >= WILDCARD_FROM && !given.has(place) && meetsMusts(place))
    .sort((a, b) => likeness[a] - likeness[b]);
  if (strangest !== undefined && likeness[strangest] <= usual * STRANGE) give('wildcard', strangest);
  return given;
}

/** "At least sixty hours": among what somebody wants long, the shortest is no recommendation. */
function asksForLength({ strength, aim }: RequestWish): boolean {
  return strength !== 'never' && aim.kind === 'hours' && aim.from !== undefined;
}

/** The one game that is known to be much shorter than is usual in the answer, if there is one. */
function shortest(games: readonly number[], { hours }: FactColumns): number | undefined {
  const known = games
    .map((game) => hours[game])
    .filter((each) => each !== UNKNOWN)
    .sort((a, b) => a - b);
  if (known.length * 2 < games.length || known.length < 2) return undefined;
  const [least, next] = known;
  const middle = known[Math.floor(known.length / 2)];
  if (least === next || least > middle * MUCH_SHORTER) return undefined;
  return games.findIndex((game) => hours[game] === least);
}
