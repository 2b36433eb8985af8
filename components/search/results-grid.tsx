'use client';

import { type KeyboardEvent, useRef } from 'react';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import { keyOf } from '@/lib/search/search-state';
import type { SearchActions } from '@/lib/search/use-search';
import { GameCard } from './game-card';
import { hasModifier } from './has-modifier';
import { neighbour } from './neighbour';
import { ShelfEnd } from './shelf-end';
import { ShelfLabel } from './shelf-label';
import type { Section } from './shelve';

/** The covers that a window may show at once; the others wait until they are near. */
const EARLY = 3;

interface ResultsGridProps {
  readonly sections: readonly Section[];
  readonly wishes: readonly UnderstoodWish[];
  /** Other games are on their way. */
  readonly stale: boolean;
  readonly actions: Pick<SearchActions, 'ask' | 'play'>;
  /** The only card goes, and the focus with it. */
  readonly onLeave: () => void;
}

/**
 * The shelf with the games that were found: one, two or three columns, with a label where another section begins. Arrow keys
 * move from card to card. All stand in one list, so that a card keeps its focus when it comes to another section.
 */
export function ResultsGrid({ sections, wishes, stale, actions, onLeave }: ResultsGridProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const games = sections.flatMap((section) => section.games);
  const keys = cardKeys(games);
  const cards = () => [...(shelf.current?.querySelectorAll<HTMLElement>('article') ?? [])];

  function walk(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const all = cards();
    const from = all.findIndex((card) => card.contains(document.activeElement));
    const to = neighbour(
      event.key,
      from,
      all.map((card) => card.getBoundingClientRect()),
    );
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }

  function played(game: FoundGame, place: number) {
    const key = keyOf(game);
    if (key === undefined) return;
    // The card goes, and so do others of its name; the focus stays at its place, where the next one stands.
    const staying = games.flatMap((other, at) => (keyOf(other) === key ? [] : [at]));
    const next = staying.find((at) => at > place) ?? staying.at(-1);
    if (next === undefined) onLeave();
    else cards()[next]?.focus({ preventScroll: true });
    actions.play({ key, title: game.titulo ?? key });
  }

  return (
    <ul
      ref={shelf}
      className="shelf grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3"
      data-stale={stale || undefined}
      onKeyDown={walk}
    >
      {sections.flatMap((section) => [
        <ShelfLabel key={`section-${section.kind}`} section={section} />,
        ...section.games.map((game) => {
          const place = games.indexOf(game);
          return (
            <li key={keys[place]} className="shelf-place" data-alone={section.games.length === 1 || undefined}>
              <GameCard
                game={game}
                cardKey={keys[place]}
                wishes={wishes}
                section={section.kind}
                early={place < EARLY}
                onAsk={actions.ask}
                onPlayed={() => played(game, place)}
              />
              {game === section.games.at(-1) && <ShelfEnd />}
            </li>
          );
        }),
      ])}
    </ul>
  );
}

/**
 * Keys that stay with their games while others go. Some backends send no ids, and titles may repeat: those of one name are
 * counted, and go together.
 */
function cardKeys(games: readonly FoundGame[]): string[] {
  const counts = new Map<string, number>();
  return games.map((game) => {
    // Parts of a card have ids of it, and those hold no space.
    const name = (keyOf(game) ?? '').replace(/\s/g, '-');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}-${count}`;
  });
}
