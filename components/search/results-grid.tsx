import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import { GameCard } from './game-card';

/** The covers that a window may show at once; the others wait until they are near. */
const EARLY = 3;

/** The shelf with the games that were found: one, two or three columns. */
export function ResultsGrid({ games, wishes }: { games: readonly FoundGame[]; wishes: readonly UnderstoodWish[] }) {
  return (
    <ul className="shelf grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3">
      {games.map((game, position) => (
        // Results may come without an id and never change their order.
        <li key={game.id ?? `position-${position}`} className="shelf-place">
          <GameCard game={game} wishes={wishes} early={position < EARLY} />
        </li>
      ))}
    </ul>
  );
}
