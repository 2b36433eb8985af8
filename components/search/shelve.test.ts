import type { FoundGame, Understood, UnderstoodWish } from '@/lib/search/contract';
import { shelve } from './shelve';

type Verdict = NonNullable<FoundGame['deseos']>[number]['estado'];
const VERDICTS: Record<string, Verdict> = { '+': 'cumplido', '-': 'incumplido', '?': 'desconocido' };

const wish = (id: string, tipo: UnderstoodWish['tipo']): UnderstoodWish => ({
  id,
  tipo,
  etiqueta: { es: id, en: id },
  palabras: id,
});

const understood = (deseos: UnderstoodWish[], relajados: string[] = []): Understood => ({
  deseos,
  relajados,
  excluidos: [],
  relajaciones: [],
});

/** A game by its title, with a sign for each wish. */
const game = (titulo: string, signs: string, wishes: readonly UnderstoodWish[]): FoundGame => ({
  titulo,
  deseos: wishes.map(({ id }, place) => ({ id, estado: VERDICTS[signs[place] ?? ''] ?? 'desconocido' })),
});

/** The sections in short: their kinds, and the titles in each. */
const inShort = (...args: Parameters<typeof shelve>) =>
  shelve(...args).map(({ kind, games }) => `${kind}: ${games.map(({ titulo }) => titulo).join(' ')}`);

const FARM = [wish('farm', 'imprescindible'), wish('zombies', 'nunca'), wish('short', 'deseable')];
const shelf = (signs: Record<string, string>, wishes: readonly UnderstoodWish[]) =>
  Object.entries(signs).map(([title, sign]) => game(title, sign, wishes));

describe('shelve()', () => {
  it('puts what meets every binding wish before what comes near, each in the order that it came in', () => {
    expect(inShort(shelf({ a: '++-', b: '-++', c: '+++', d: '?++' }, FARM), understood(FARM))).toEqual([
      'full: a c',
      'near: b d',
    ]);
  });

  it.each([
    ['all games meet what binds', { a: '++-', b: '++?' }],
    ['none does', { a: '-++', b: '+--' }],
  ])('has one section where %s', (_, signs) => {
    expect(inShort(shelf(signs, FARM), understood(FARM))).toEqual(['all: a b']);
  });

  it('counts what was set aside for nothing, and names it', () => {
    const wishes = [wish('metroidvania', 'imprescindible'), wish('free', 'imprescindible')];
    const games = shelf({ a: '+-', b: '--' }, wishes);
    const answer = understood(wishes, ['free']);
    expect(inShort(games, answer)).toEqual(['full: a', 'near: b']);
    expect(shelve(games, answer)[0]?.wishes.map(({ id }) => id)).toEqual(['free']);
  });

  it('lets games lead that alone have something asked for', () => {
    const wishes = [wish('relaxing', 'imprescindible'), wish('capybaras', 'deseable')];
    const games = shelf({ a: '-+', b: '--', c: '+?', d: '-+' }, wishes);
    expect(inShort(games, understood(wishes))).toEqual(['only: a', 'full: c', 'near: b d']);
    expect(shelve(games, understood(wishes))[0]?.wishes.map(({ id }) => id)).toEqual(['capybaras']);
    // A full match has it as well: nothing to lead for.
    expect(inShort(shelf({ a: '-+', b: '++' }, wishes), understood(wishes))).toEqual(['full: b', 'near: a']);
  });

  it('leaves an answer as it is that says too little, or that is about one game', () => {
    const games = shelf({ a: '-++', b: '+++' }, FARM);
    expect(inShort(games, undefined)).toEqual(['all: a b']);
    expect(inShort([...games, { titulo: 'c' }], understood(FARM))).toEqual(['all: a b c']);
    expect(inShort([{ ...games[0], distincion: 'descrito' }, ...games.slice(1)], understood(FARM))).toEqual([
      'all: a b',
    ]);
  });
});
