import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import type { Corrections } from '../recommendation';
import { createRecommender } from '../recommender';

const recommender = createRecommender(games, lexicon);
const ask = (query: string, corrections?: Corrections) => recommender.recommend(query, 12, corrections);
const strengths = (...pairs: (readonly [string, 'must' | 'nice' | 'never' | 'off'])[]): Corrections => ({
  strengths: new Map(pairs),
});

describe('recommend() with corrections', () => {
  it('is the same as without where nothing was corrected', () => {
    const query = 'supervivencia sin zombis en pc';
    expect(ask(query, strengths())).toEqual(ask(query));
    expect(ask(query, strengths(['concept:of-another-text', 'never']))).toEqual(ask(query));
  });

  it('takes up what was excluded', () => {
    const query = 'supervivencia sin zombis';
    const zombies = ({ matches }: ReturnType<typeof ask>) =>
      matches.filter(({ game }) => [...game.facets.core, ...game.facets.also].includes('zombies')).length;
    expect(zombies(ask(query))).toBe(0);
    expect(ask(query).removed).toMatchObject([{ wish: 'concept:zombies' }]);
    const off = ask(query, strengths(['concept:zombies', 'off']));
    expect(off.removed).toEqual([]);
    expect(off.wishes.map(({ id, strength }) => [id, strength])).toContainEqual(['concept:zombies', 'off']);
    expect(zombies(ask(query, strengths(['concept:zombies', 'must'])))).toBeGreaterThan(6);
  });

  it('excludes what was wanted, words and all', () => {
    const { matches, wishes } = ask('plataformas de dragones', strengths(['concept:dragons', 'never']));
    const before = ask('plataformas de dragones');
    expect(before.wishes.map(({ id }) => id)).toEqual(wishes.map(({ id }) => id));
    expect(matches).toHaveLength(12);
    expect(matches.filter(({ game }) => [...game.facets.core, ...game.facets.also].includes('dragons'))).toEqual([]);
  });

  it('gives no weight to words that were not meant', () => {
    const meant = ask('plataformas').matches.map(({ game }) => game.id);
    const unmeant = ask('plataformas con dragones', strengths(['concept:dragons', 'off'])).matches;
    expect(unmeant.map(({ game }) => game.id)).toEqual(meant);
  });

  it.each(['supervivencia sin zombis en pc', 'algo como Hades', 'un rpg largo con dragones y un loro que habla'])(
    'gives no games where no wish of %j is left, and keeps the wishes',
    (query) => {
      const { wishes } = ask(query);
      expect(wishes.length).toBeGreaterThan(0);
      const off = wishes.map((wish) => ({ ...wish, strength: 'off' }));
      const { wishes: left, ...rest } = ask(query, strengths(...wishes.map(({ id }) => [id, 'off'] as const)));
      expect(left).toEqual(off);
      expect(rest).toEqual({ matches: [], removed: [], relaxed: [], relaxations: [] });
    },
  );

  it('takes no hint from a fact that was not meant', () => {
    const meant = ask('plataformas').matches.map(({ game }) => game.id);
    const [wish] = ask('plataformas en el sofá').wishes.filter(({ id }) => id.startsWith('players:'));
    const unmeant = ask('plataformas en el sofá', strengths([wish?.id ?? '', 'off'])).matches;
    expect(unmeant.map(({ game }) => game.id)).toEqual(meant);
  });

  it('stops filtering by a fact that is only nice to have', () => {
    const query = 'metroidvania gratis para la switch';
    const free = ask(query).matches;
    expect(free.every(({ game }) => game.price?.free)).toBe(true);
    const nice = ask(query, strengths(['price:free', 'nice'])).matches;
    expect(nice.some(({ game }) => !game.price?.free)).toBe(true);
  });

  it('judges games by the wishes that are left', () => {
    const { wishes, matches } = ask('plataformas de dragones en pc', strengths(['concept:dragons', 'off']));
    expect(wishes).toHaveLength(3);
    expect(matches.every(({ verdicts }) => verdicts.length === 2)).toBe(true);
  });

  it('takes games out that were played, and brings the next', () => {
    const before = ask('granja tranquila').matches.map(({ game }) => game.id);
    const after = ask('granja tranquila', { played: new Set([before[0], 'no-such-game']) }).matches;
    expect(after.map(({ game }) => game.id).slice(0, 9)).not.toContain(before[0]);
    expect(after).toHaveLength(12);
  });

  it('does not insist on a game by name that was played or not meant', () => {
    expect(ask('Celeste').matches[0].game.id).toBe('celeste');
    expect(ask('Celeste', { played: new Set(['celeste']) }).matches.map(({ game }) => game.id)).not.toContain(
      'celeste',
    );
    expect(ask('Celeste', strengths(['seed:celeste', 'off'])).matches[0]?.game.id).not.toBe('celeste');
  });
});
