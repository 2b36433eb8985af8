/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import es from '@/messages/es.json';
import { ResultsGrid } from './results-grid';
import type { SectionKind } from './shelve';

const show = (counts: Partial<Record<SectionKind, number>>) =>
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <ResultsGrid
        sections={Object.entries(counts).map(([kind, count]) => ({
          kind: kind as SectionKind,
          games: Array.from({ length: count }, (_, place) => ({ titulo: `${kind} ${place}` })),
          wishes: [],
        }))}
        wishes={[]}
        stale={false}
        actions={{ ask: jest.fn(), play: jest.fn() }}
        onLeave={jest.fn()}
      />
    </NextIntlClientProvider>,
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
});
