/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import es from '@/messages/es.json';
import { ResultsGrid } from './results-grid';
import type { Section, SectionKind } from './shelve';

const stack = (sections: readonly Section[]) =>
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <ResultsGrid
        sections={sections}
        wishes={[]}
        stale={false}
        actions={{ ask: jest.fn(), play: jest.fn() }}
        onLeave={jest.fn()}
      />
    </NextIntlClientProvider>,
  );

const show = (counts: Partial<Record<SectionKind, number>>) =>
  stack(
    Object.entries(counts).map(([kind, count]) => ({
      kind: kind as SectionKind,
      games: Array.from({ length: count }, (_, place) => ({ titulo: `${kind} ${place}` })),
      wishes: [],
    })),
  );

describe('ResultsGrid', () => {
  it.each([
    [{ all: 1 }, ['all 0']],
    [{ full: 1, near: 2 }, ['full 0']],
    [{ full: 2, near: 1 }, ['near 0']],
    [{ only: 1, full: 2, near: 1 }, ['only 0', 'near 0']],
    [{ full: 2, near: 2 }, []],
  ])('gives a game that stands alone in its part the row: %j', (counts, alone) => {
    show(counts);
    const rows = screen.getAllByRole('article').filter((card) => card.closest('[data-alone]'));
    expect(rows.map((card) => card.getAttribute('aria-label'))).toEqual(alone);
  });

  it('gives no two elements one id, or an id that is none, where games have one title and no id', () => {
    const game = { titulo: 'Dead Space', variantes: ['shorter' as const] };
    const { container } = stack([{ kind: 'all', games: [game, { ...game }], wishes: [] }]);
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids).toEqual(['like-Dead-Space-0', 'like-Dead-Space-1']);
  });
});
