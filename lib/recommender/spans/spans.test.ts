import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { analyse } from '../words/analyse';
import { cutIntoSpans } from './spans';

const { knowledge } = indexCatalogue(games, lexicon);

const cut = (text: string) => {
  const tokens = analyse(text, knowledge.formsOf);
  return cutIntoSpans(tokens, knowledge)
    .filter(({ kind }) => kind === 'meaning')
    .map(({ start, end }) =>
      tokens
        .slice(start, end)
        .map((token) => token.text)
        .join(' '),
    );
};

describe('cutIntoSpans()', () => {
  it('lets a phrase with more content win over one of small words', () => {
    expect(cut('de plataformas 3d')).toEqual(['plataformas 3d']);
    expect(cut('la xbox 360')).toEqual(['xbox 360']);
  });

  it('lets a phrase that closes its clause mean nothing in its midst', () => {
    expect(cut('tiene 9, de piratas')).toEqual(['tiene 9', 'piratas']);
    expect(cut('tiene 9 mundos')).toEqual([]);
  });

  it('lets a phrase that narrows a sort of game mean nothing elsewhere', () => {
    expect(cut('una aventura gráfica clásica española')).toEqual(['aventura gráfica', 'clásica', 'española']);
    expect(cut('construir ciudades pero chiquito')).toEqual(['construir ciudades', 'chiquito']);
    expect(cut('a small, relaxing city builder')).toEqual(['small', 'relaxing', 'city builder']);
    expect(cut('juegos ps2 español')).toEqual(['ps2']);
    expect(cut('puzles con pequeños robots')).toEqual(['puzles', 'robots']);
  });

  it('lets a longer phrase win that starts inside another', () => {
    expect(cut('salido en 2024 o después')).toEqual(['en 2024 o después']);
    expect(cut('underwater world to explore')).toEqual(['underwater', 'world to explore']);
  });

  it('leaves the shorter small word of one that gives way', () => {
    const tokens = analyse('no bugs or creepy crawlies', knowledge.formsOf);
    expect(cutIntoSpans(tokens, knowledge)).toMatchObject([
      { kind: 'role', end: 1, roles: ['negator'] },
      { kind: 'meaning', end: 5 },
    ]);
  });
});
