import type { Game } from '../game';
import type { Lexicon, Variation } from '../lexicon';

/** Ids of the variations on a game that its facts allow, in the order of the lexicon. */
export function variationsOf(game: Game, { variations }: Lexicon): string[] {
  return variations.filter(({ from }) => allows(game, from)).map(({ id }) => id);
}

/** A fact that is unknown allows nothing. */
function allows(game: Game, from: Variation['from']): boolean {
  const { players, price, platforms, facets } = game;
  const company = players.coop ?? players.versus;
  return (
    (from.hours === undefined || (game.hours ?? 0) >= from.hours) &&
    (from.facets === undefined || from.facets.some((id) => facets.core.includes(id) || facets.also.includes(id))) &&
    (from.notOn === undefined || !from.notOn.some((id) => platforms.includes(id))) &&
    (from.paid === undefined || (price !== undefined && !price.free === from.paid)) &&
    (from.solo === undefined || (players.solo && company === undefined) === from.solo)
  );
}
