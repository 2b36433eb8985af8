import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { over, ids } = smallCorpora(lexicon);

describe('recommend() leaves out', () => {
  const corpus = [
    plainGame('zombie-game', { core: ['survival', 'zombies'], acclaim: 5 }),
    plainGame('zombies-in-passing', { core: ['survival'], also: ['zombies'] }),
    plainGame('clean', { core: ['survival'] }),
  ];

  it.each(['supervivencia sin zombis', 'survival without zombies'])('what is unwanted: %s', (query) => {
    const { matches, removed } = over(corpus).recommend(query);
    expect(matches.map((match) => match.game.id)).toEqual(['clean']);
    expect(removed).toMatchObject([{ wish: 'concept:zombies', games: 2 }]);
    expect(removed[0].best).toHaveLength(2);
  });

  it('games whose facts do not meet a must, and those of which it is not known', () => {
    expect(
      ids(
        [
          plainGame('on-switch', { core: ['rpg'], platforms: ['switch'] }),
          plainGame('on-pc', { core: ['rpg'], platforms: ['pc'], acclaim: 5 }),
          plainGame('short', { core: ['puzzle'], hours: 3 }),
          plainGame('long', { core: ['puzzle'], hours: 30 }),
          plainGame('length-unknown', { core: ['puzzle'], acclaim: 5 }),
        ],
        'rol para la switch',
      ),
    ).toEqual(['on-switch']);
  });

  it.each(['rol para una persona ciega', 'RPG for a blind player'])('what cannot be played without: %s', (query) => {
    const corpus = [
      plainGame('heard', { core: ['rpg'], also: ['blind-friendly'] }),
      plainGame('seen', { core: ['rpg'], acclaim: 5 }),
      plainGame('heard-too', { core: ['puzzle'], also: ['blind-friendly'] }),
    ];
    expect(ids(corpus, query)).toEqual(['heard', 'heard-too']);
    expect(ids(corpus.slice(1), query)).toEqual(['heard-too']);
  });

  it.each(['lucha con modo fácil', 'fighting game with an easy mode'])('what is asked for and there: %s', (query) => {
    const corpus = [
      plainGame('easy-fight', { core: ['fighting'], also: ['adjustable-difficulty'] }),
      plainGame('fight', { core: ['fighting'], acclaim: 5 }),
      plainGame('easy', { core: ['puzzle'], also: ['adjustable-difficulty'] }),
    ];
    expect(ids(corpus, query)).toEqual(['easy-fight', 'easy']);
    // Where no fight is easy, it is still a fight that was asked for.
    expect(ids(corpus.slice(1), query)[0]).toBe('fight');
  });

  it('old machines do not hide a game: a PS5 plays what a PS4 plays', () => {
    expect(ids([plainGame('four', { core: ['rpg'], platforms: ['ps4'] })], 'rpg para la ps5')).toEqual(['four']);
    expect(ids([plainGame('five', { core: ['rpg'], platforms: ['ps5'] })], 'rpg para ps4 o nada')).toEqual(['five']);
  });

  it('games of a shop by their number there', () => {
    const corpus = [
      plainGame('sold', { core: ['rpg'], steam: 1 }),
      plainGame('not-sold', { core: ['rpg'], acclaim: 5 }),
      plainGame('in-browser', { core: ['rpg'], platforms: ['browser'], acclaim: 5 }),
    ];
    expect(ids(corpus, 'rpg de Steam')).toEqual(['sold']);
    expect(ids(corpus, 'RPG for PC, on Steam')).toEqual(['sold']);
    expect(ids(corpus, 'rpg de pc que no esté en Steam').sort()).toEqual(['in-browser', 'not-sold']);
  });

  it.each(['rol, nada de online', 'an RPG, no online'])('%j: what cannot be played without a connection', (text) => {
    const corpus = [
      plainGame('online-mode', { core: ['rpg'], players: { solo: true, coop: { online: 4 } } }),
      plainGame('couch', { core: ['rpg'], players: { solo: false, coop: { couch: 2, online: 4 } } }),
      plainGame('alone', { core: ['rpg'] }),
      plainGame('only-online', { core: ['rpg'], players: { solo: false, versus: { online: 8 } } }),
      plainGame('always-online', { core: ['rpg'], price: { free: false, alwaysOnline: true } }),
      plainGame('mmo', { core: ['rpg'], players: { solo: true, mmo: true } }),
    ];
    expect(ids(corpus, text).sort()).toEqual(['alone', 'couch', 'online-mode']);
  });

  it.each([
    ['de puzles para el sofá, nada violento', 'couch puzzles, nothing violent', 'fighting'],
    ['de puzles sin peleas', 'puzzle games, no fighting', 'fighting'],
    ['de puzles sin sustos', 'puzzle games without jump scares', 'survival-horror'],
    ['de puzles, nada estresante', 'puzzles, nothing stressful', 'battle-royale'],
    ['de puzles sin guerras', 'puzzle games, no wars', 'siege'],
    ['de puzles sin guerras', 'puzzle games, no wars', 'rts'],
    ['de puzles sin combate', 'puzzle games, no combat', 'siege'],
  ])('%j: kinds near the refused one, where they are what a game is', (es, en, kind) => {
    const players = { solo: true, versus: { couch: 4 } };
    const corpus = [
      plainGame('wanted', { players, core: ['puzzle'] }),
      plainGame('near', { players, core: [kind, 'puzzle'], fame: 5 }),
    ];
    expect(ids(corpus, es)).toEqual(['wanted']);
    expect(ids(corpus, en)).toEqual(['wanted']);
  });

  it('no kind that is asked for beside a refusal', () => {
    const corpus = [
      plainGame('horror', { core: ['psychological-horror'] }),
      plainGame('jumpy', { core: ['jump-scares'] }),
    ];
    expect(ids(corpus, 'terror psicológico sin sustos')).toEqual(['horror']);
    expect(ids(corpus, 'psychological horror, no jump scares')).toEqual(['horror']);
  });
});

describe('recommend() relaxes', () => {
  const corpus = [
    plainGame('free-rpg', { core: ['rpg'], price: { free: true } }),
    plainGame('paid-switch-rpg', { core: ['rpg'], platforms: ['switch'] }),
    plainGame('free-switch-puzzle', { core: ['puzzle'], platforms: ['switch'], price: { free: true } }),
  ];

  it('the least essential wish first, and counts what each alone would give', () => {
    const { relaxed, relaxations, matches } = over(corpus).recommend('rol gratis para la switch');
    expect(relaxed).toEqual(['concept:rpg']);
    expect(relaxations).toEqual([
      { wish: 'concept:rpg', games: 1 },
      { wish: 'price:free', games: 1 },
      { wish: 'platform:switch', games: 1 },
    ]);
    expect(matches.map((match) => match.game.id)).toEqual(['free-switch-puzzle']);
  });

  it('nothing where something fits', () => {
    const { relaxed, relaxations } = over(corpus).recommend('rol gratis');
    expect([relaxed, relaxations]).toEqual([[], []]);
  });
});
