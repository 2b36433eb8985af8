/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import es from '@/messages/es.json';
import { GameCard } from './game-card';

const show = (game: FoundGame, wishes: UnderstoodWish[] = []) =>
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <GameCard game={game} wishes={wishes} onAsk={jest.fn()} onPlayed={jest.fn()} />
    </NextIntlClientProvider>,
  );

describe('GameCard', () => {
  it('makes a whole card of a title and an image alone', () => {
    show({ titulo: 'Braid', imagen: '/covers/braid' });
    expect(screen.getByRole('heading', { name: 'Braid' })).toHaveClass('line-clamp-2');
    expect(screen.getByRole('img', { name: 'Carátula de Braid' })).toHaveAttribute('src', '/covers/braid');
  });

  it('says so when there is no image and no title', () => {
    show({});
    expect(screen.getByText(es.card.noImage)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: es.card.noTitle })).toBeInTheDocument();
  });

  it('replaces an image that fails by the stock picture, once', () => {
    show({ titulo: 'Braid', imagen: '/covers/braid' });
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/stock-cover.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/stock-cover.svg');
  });

  it('shows a hostile title as text', () => {
    show({ titulo: '<script>alert(1)</script>' });
    expect(screen.getByRole('heading')).toHaveTextContent('<script>alert(1)</script>');
  });

  it('says which wishes are met, which are not and which are unknown, and passes over what nobody asked for', () => {
    const wish = (id: string, tipo: UnderstoodWish['tipo']): UnderstoodWish => ({
      id,
      tipo,
      etiqueta: { es: id, en: id },
      palabras: id,
    });
    show(
      {
        titulo: 'Braid',
        deseos: [
          { id: 'corto', estado: 'desconocido' },
          { id: 'puzles', estado: 'cumplido' },
          { id: 'gratis', estado: 'incumplido' },
          { id: 'zombis', estado: 'cumplido' },
          { id: 'nadie lo pidió', estado: 'cumplido' },
        ],
      },
      [
        wish('corto', 'deseable'),
        wish('puzles', 'imprescindible'),
        wish('gratis', 'deseable'),
        wish('zombis', 'nunca'),
      ],
    );
    const lines = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(lines(es.card.reasons)).toEqual(['Cumple: puzles']);
    expect(screen.getByText('Cumple 2 de 4')).toBeInTheDocument();
    expect(lines(es.card.verdicts)).toEqual([
      'Cumple: puzles',
      'Cumple: Sin zombis',
      'No cumple: gratis',
      'Dato desconocido: corto',
    ]);
  });

  it('shows three reasons, the binding ones first, and unfolds nothing when they are all there is', () => {
    const wish = (id: string, tipo: UnderstoodWish['tipo']): UnderstoodWish => ({
      id,
      tipo,
      etiqueta: { es: id, en: id },
      palabras: id,
    });
    const wishes = [wish('a', 'deseable'), wish('b', 'imprescindible'), wish('c', 'deseable'), wish('d', 'deseable')];
    const met = wishes.map(({ id }) => ({ id, estado: 'cumplido' as const }));
    const { unmount } = show({ titulo: 'Braid', deseos: met }, wishes);
    const reasons = screen.getByRole('list', { name: es.card.reasons });
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Cumple: b', 'Cumple: a', 'Cumple: c']);
    unmount();
    show({ titulo: 'Braid', deseos: met.slice(0, 3) }, wishes);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('names four platforms, those that were asked for first, and counts the rest', () => {
    const label = (name: string) => ({ es: name, en: name });
    show({ titulo: 'Braid', anio: 2008, plataformas: ['PC', 'Mac', 'Linux', 'PS4', 'PS5', 'Switch'].map(label) }, [
      { id: 'platform:switch', tipo: 'imprescindible', etiqueta: label('Switch'), palabras: 'switch' },
    ]);
    expect(screen.getByText('2008').closest('p')).toHaveTextContent(
      '2008Plataformas: Switch, PC, Mac, Linux+2, PS4, PS5',
    );
  });
});
