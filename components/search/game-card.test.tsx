/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import es from '@/messages/es.json';
import { GameCard } from './game-card';

const show = (game: FoundGame, wishes: UnderstoodWish[] = []) =>
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <GameCard game={game} wishes={wishes} />
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

  it('says which wishes are met, which are not and which are unknown, and passes over what must not be there', () => {
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
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Cumple: puzles',
      'No cumple: gratis',
      'Dato desconocido: corto',
    ]);
  });
});
