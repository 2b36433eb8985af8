/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import es from '@/messages/es.json';
import { GameCard } from './game-card';
import type { SectionKind } from './shelve';

const show = (game: FoundGame, wishes: UnderstoodWish[] = [], section?: SectionKind) =>
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <GameCard
        game={game}
        cardKey="braid-0"
        wishes={wishes}
        section={section}
        onAsk={jest.fn()}
        onPlayed={jest.fn()}
      />
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
    expect(screen.getByRole('img')).toHaveAccessibleName('No se ha podido cargar la carátula de Braid');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/stock-cover.svg');
  });

  it('shows a hostile title as text', () => {
    show({ titulo: '<script>alert(1)</script>' });
    expect(screen.getByRole('heading')).toHaveTextContent('<script>alert(1)</script>');
  });

  describe('says how a game stands to the wishes', () => {
    const wish = (id: string, tipo: UnderstoodWish['tipo']): UnderstoodWish => ({
      id,
      tipo,
      etiqueta: { es: id, en: id },
      palabras: id,
    });
    const WISHES = [
      wish('corto', 'deseable'),
      wish('puzles', 'imprescindible'),
      wish('gratis', 'deseable'),
      wish('zombis', 'nunca'),
      wish('Switch', 'imprescindible'),
    ];
    const verdicts = (estados: Record<string, NonNullable<FoundGame['deseos']>[number]['estado']>) =>
      Object.entries(estados).map(([id, estado]) => ({ id, estado }));
    const lines = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);

    it('at a glance what it misses although it binds and why it is here, and the rest one touch away', () => {
      show(
        {
          titulo: 'Braid',
          deseos: verdicts({
            corto: 'desconocido',
            puzles: 'cumplido',
            gratis: 'incumplido',
            zombis: 'cumplido',
            Switch: 'incumplido',
            'nadie lo pidió': 'cumplido',
          }),
        },
        WISHES,
      );
      expect(lines(es.card.reasons)).toEqual(['No cumple: Switch', 'Cumple: puzles']);
      expect(screen.getByText('Cumple 2 de 5')).toBeInTheDocument();
      expect(lines(es.card.verdictsRest)).toEqual(['Cumple: Sin «zombis»', 'No cumple: gratis', 'No consta: corto']);
    });

    it('in one line when it meets all of many, with the list one touch away', () => {
      show({ titulo: 'Braid', deseos: verdicts(Object.fromEntries(WISHES.map(({ id }) => [id, 'cumplido']))) }, WISHES);
      expect(screen.queryByRole('list', { name: es.card.reasons })).not.toBeInTheDocument();
      expect(screen.getByText('Cumple los 5 deseos')).toBeInTheDocument();
      expect(lines(es.card.verdicts)).toEqual([
        'Cumple: puzles',
        'Cumple: Switch',
        'Cumple: corto',
        'Cumple: gratis',
        'Cumple: Sin «zombis»',
      ]);
    });

    it('in full where few things were asked for, and unfolds nothing', () => {
      show(
        { titulo: 'Braid', deseos: verdicts({ puzles: 'incumplido', Switch: 'incumplido', corto: 'desconocido' }) },
        WISHES,
      );
      expect(lines(es.card.reasons)).toEqual(['No cumple: puzles, Switch', 'No consta: corto']);
      expect(screen.queryByRole('group')).not.toBeInTheDocument();
    });
  });

  describe('names four platforms and counts the rest', () => {
    const label = (name: string) => ({ es: name, en: name });
    const plataformas = ['PC', 'Mac', 'Linux', 'PS4', 'PS5', 'Switch'].map((name) => ({
      id: name.toLowerCase(),
      ...label(name),
    }));
    const wish = (tipo: UnderstoodWish['tipo'], name: string, ids: string[]): UnderstoodWish => ({
      id: `platform:${name}`,
      tipo,
      etiqueta: label(name),
      palabras: name,
      plataformas: ids,
    });

    it.each([
      ['a machine', wish('imprescindible', 'Switch', ['switch']), 'Switch, PC, Mac, Linux+2 plataformas másPS4, PS5'],
      [
        'a family',
        wish('deseable', 'PlayStation', ['ps5', 'ps4', 'ps3']),
        'PS5, PS4, PC, Mac+2 plataformas másLinux, Switch',
      ],
      [
        'none, but refuses one',
        wish('nunca', 'Switch', ['switch']),
        'PC, Mac, Linux, PS4+2 plataformas másPS5, Switch',
      ],
      ['none any more', wish('ignorado', 'Switch', ['switch']), 'PC, Mac, Linux, PS4+2 plataformas másPS5, Switch'],
    ])('for who asks for %s', (_, asked, text) => {
      show({ titulo: 'Braid', anio: 2008, plataformas }, [asked]);
      expect(screen.getByText('2008').closest('p')).toHaveTextContent(`2008Plataformas: ${text}`);
    });

    it('and says of a refused machine that the game does without, not that it is not there', () => {
      show({ titulo: 'Braid', deseos: [{ id: 'platform:Switch', estado: 'cumplido' }] }, [
        wish('nunca', 'Switch', ['switch']),
      ]);
      expect(screen.getByRole('list', { name: es.card.reasons })).toHaveTextContent('Cumple: Se juega sin Switch');
    });
  });

  it('names a fifth platform instead of counting one', () => {
    const plataformas = ['PC', 'Mac', 'Linux', 'PS4', 'PS5'].map((name) => ({ es: name, en: name }));
    show({ titulo: 'Braid', plataformas });
    expect(document.querySelector('.card-facts')).toHaveTextContent('PC, Mac, Linux, PS4, PS5');
  });

  it('keeps the name of a platform on one line', () => {
    show({ titulo: 'Braid', plataformas: [{ es: 'Game Boy Advance', en: 'Game Boy Advance' }] });
    expect(document.querySelector('.card-facts')?.textContent).toContain('Game\u00a0Boy\u00a0Advance');
  });

  it('is not the closest fit among those that only come near', () => {
    const { unmount } = show({ titulo: 'Braid', distincion: 'cercano' }, [], 'near');
    expect(screen.queryByText(es.card.distinctions.cercano)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Braid' })).toBeInTheDocument();
    unmount();
    show({ titulo: 'Braid', distincion: 'cercano' }, [], 'full');
    expect(screen.getByText(es.card.distinctions.cercano)).toBeInTheDocument();
  });

  it.each([[[]], [['shorter', 'for-two']]] as const)(
    'names what can be pressed by what is seen on it, and that first: %j',
    (variantes) => {
      const { container } = show({ titulo: 'Braid', variantes: [...variantes] });
      const pressed = [...container.querySelectorAll('button, summary')];
      expect(pressed.length).toBeGreaterThan(1);
      for (const element of pressed) {
        const seen = element.textContent.toLowerCase();
        expect([seen, element.getAttribute('aria-label')?.toLowerCase().startsWith(seen)]).toEqual([seen, true]);
      }
    },
  );
});
