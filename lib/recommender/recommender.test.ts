import fc from 'fast-check';
import { games as catalogue } from '../catalog/games';
import { lexicon } from '../catalog/lexicon';
import type { Game } from './game';
import { createRecommender } from './recommender';
import { SERIES_LIMIT } from './weights';

/** A game with plain facts, for small corpora. */
function game(id: string, facts: Partial<Game> & { core?: string[]; also?: string[] } = {}): Game {
  const { core = [], also = [], ...rest } = facts;
  return {
    id,
    title: id,
    year: 2020,
    platforms: ['pc'],
    facets: { core, also },
    players: { solo: true },
    age: 12,
    price: { free: false },
    fame: 3,
    acclaim: 3,
    es: '',
    en: '',
    ...rest,
  };
}

const ids = (games: readonly Game[], query: string, limit?: number) =>
  createRecommender(games, lexicon)
    .recommend(query, limit)
    .matches.map((match) => match.game.id);

describe('recommend() ranks', () => {
  it('by what is asked, before fame', () => {
    expect(
      ids(
        [
          game('about-it', { core: ['metroidvania', 'pixel-art'] }), // both, in its core
          game('has-it', { core: ['platformer', 'metroidvania', 'pixel-art'] }), // both, but first of all something else
          game('half', { core: ['metroidvania'], fame: 5, acclaim: 5 }), // one of the two, and famous
          ...Array.from({ length: 40 }, (_, i) => game(`other-${i}`, { core: ['football'], fame: 5, acclaim: 5 })), // neither
        ],
        'metroidvania de pixel art',
      ).slice(0, 3),
    ).toEqual(['about-it', 'has-it', 'half']);
  });

  it('what is nearest to a genre behind the games that have it', () => {
    const corpus = [
      game('metroidvania', { core: ['metroidvania'] }),
      game('platformer', { core: ['platformer'] }), // what a metroidvania is as well
      game('famous', { core: ['football'], fame: 4 }),
    ];
    expect(ids(corpus, 'metroidvania')).toEqual(['metroidvania', 'platformer', 'famous']);
  });

  it('what was made for a machine before what merely runs on it', () => {
    const corpus = [
      game('console-game', { platforms: ['ps5', 'android'], core: ['racing', 'big-budget'] }),
      game('phone-game', { platforms: ['android'], core: ['racing', 'touch'] }),
    ];
    expect(ids(corpus, 'carreras para Android')).toEqual(['phone-game', 'console-game']);
    expect(ids(corpus, 'carreras')[0]).toBe('console-game');
  });

  it('by fame and praise where games fit alike', () => {
    const same = { core: ['racing'] };
    expect(
      ids(
        [game('plain', same), game('praised', { ...same, acclaim: 5 }), game('famous', { ...same, fame: 5 })],
        'carreras',
      ),
    ).toEqual(['famous', 'praised', 'plain']);
  });

  it('what is easier than the game named before what is as hard, and before what is merely easy', () => {
    const rest = ['metroidvania', 'insects', 'melancholic'];
    const corpus = [
      game('zorblax', { core: [...rest, 'hard'] }),
      game('as-hard', { core: [...rest, 'hard'], fame: 5 }),
      game('easier', { core: rest }),
      game('easy', { core: ['easy', 'puzzle'], fame: 5 }),
    ];
    expect(ids(corpus, 'como zorblax pero más fácil')[0]).toBe('easier');
  });

  it('only what can still be played, unless it is named', () => {
    const corpus = [game('open', { core: ['racing'] }), game('gone', { core: ['racing'], fame: 5, closed: true })];
    expect(ids(corpus, 'carreras')).toEqual(['open']);
    expect(ids(corpus, 'gone')[0]).toBe('gone');
  });

  it('all games of a series or a studio that is asked for, and only those', () => {
    const saga = Array.from({ length: 5 }, (_, i) =>
      game(`zorblax-${i + 1}`, { title: `Zorblax ${i + 1}`, series: 'zorblax', developer: 'Quuxsoft', fame: 4 }),
    );
    const corpus = [...saga, game('other', { fame: 5, core: ['racing'] })];
    expect(ids(corpus, 'juegos de Zorblax').sort()).toEqual(saga.map(({ id }) => id));
    expect(ids(corpus, 'algo de Quuxsoft').sort()).toEqual(saga.map(({ id }) => id));
    expect(ids(corpus, 'carreras o lo que sea, alternativas a Zorblax')).toEqual(['other']);
  });

  it('by likeness to the games named, and never shows those', () => {
    expect(
      ids(
        [
          game('football-game', { core: ['football', 'sports'] }),
          game('near', { core: ['farming-sim', 'cozy'], also: ['fishing'] }),
          game('nearer', { core: ['farming-sim', 'cozy', 'pixel-art'], also: ['fishing'] }),
          game('xyloseed', { title: 'Xyloseed', core: ['farming-sim', 'cozy', 'pixel-art'], also: ['fishing'] }),
        ],
        'algo como Xyloseed',
      ),
    ).toEqual(['nearer', 'near', 'football-game']);
  });

  it('turns "like X but Y" away from what Y replaces', () => {
    const corpus = [
      game('xyloseed', { title: 'Xyloseed', core: ['open-world', 'rpg', 'fantasy', 'dragons'] }),
      game('fantasy-game', { core: ['open-world', 'rpg', 'fantasy', 'dragons'] }),
      game('space-game', { core: ['open-world', 'rpg', 'sci-fi', 'space'] }),
    ];
    expect(ids(corpus, 'like Xyloseed')[0]).toBe('fantasy-game');
    expect(ids(corpus, 'like Xyloseed but sci-fi')[0]).toBe('space-game');
    expect(ids(corpus, 'como Xyloseed pero de ciencia ficción')[0]).toBe('space-game');
  });

  it('takes for "like X but Y or Z" only what has one of them', () => {
    const rest = ['open-world', 'rpg', 'dragons', 'hard'];
    const corpus = [
      game('xyloseed', { title: 'Xyloseed', core: rest }),
      game('more-of-it', { core: rest, fame: 5 }),
      game('cute-game', { core: [...rest, 'cute'] }),
      game('cartoon-game', { core: ['open-world', 'rpg', 'cartoon'] }),
    ];
    expect(ids(corpus, 'como Xyloseed pero mono o de dibujos animados').slice(0, 2)).toEqual([
      'cute-game',
      'cartoon-game',
    ]);
  });

  it('takes for "like X but Y and Z" what is like X before what is famous for Y and Z', () => {
    const corpus = [
      game('xyloseed', { title: 'Xyloseed', core: ['farming-sim', 'cozy', 'pixel-art'], also: ['fishing'] }),
      game('both', { core: ['farming-sim', 'cozy'], also: ['fishing', 'combat', 'dungeon-crawler'] }),
      game('dungeon-game', { core: ['dungeon-crawler', 'combat'], fame: 5, acclaim: 5 }),
      ...Array.from({ length: 20 }, (_, i) => game(`other-${i}`, { core: ['football'] })),
    ];
    expect(ids(corpus, 'como Xyloseed pero con combate y mazmorras')[0]).toBe('both');
  });

  it('finds the one game that is described', () => {
    const [first] = ids(
      [
        game('other', { es: 'Un erizo corre por bucles.', en: 'A hedgehog runs through loops.' }),
        game('described', {
          es: 'Un inspector de seguros sube a un barco fantasma.',
          en: 'An insurance inspector boards a ghost ship.',
          marks: { es: ['reloj de bolsillo que muestra muertes'], en: ['pocket watch that shows deaths'] },
        }),
      ],
      'un inspector de seguros con un reloj que muestra cómo murieron',
    );
    expect(first).toBe('described');
  });

  it('puts little-known good games first where a hidden gem is wanted', () => {
    const same = { core: ['rpg'] };
    expect(
      ids(
        [
          game('everybody', { ...same, fame: 5, acclaim: 5 }),
          game('gem', { ...same, fame: 2, acclaim: 4 }),
          game('bad', { ...same, fame: 1, acclaim: 2 }),
        ],
        'joyita oculta de rol',
      ),
    ).toEqual(['gem']);
  });

  it('lets no series fill the answer', () => {
    const saga = Array.from({ length: 8 }, (_, i) => game(`saga-${i}`, { series: 'saga', core: ['rpg'], acclaim: 5 }));
    const found = ids([...saga, game('other', { core: ['rpg'] })], 'rpg');
    expect(found.filter((id) => id.startsWith('saga'))).toHaveLength(SERIES_LIMIT);
    expect(found).toContain('other');
  });

  it('gives as many games as asked for though one series would fill them', () => {
    const saga = Array.from({ length: 60 }, (_, i) => game(`saga-${i}`, { series: 'saga', core: ['racing'], fame: 5 }));
    const others = Array.from({ length: 20 }, (_, i) => game(`other-${i}`, { core: ['racing'] }));
    const found = ids([...saga, ...others], 'carreras', 12);
    expect(found).toHaveLength(12);
    expect(found.filter((id) => id.startsWith('saga'))).toHaveLength(SERIES_LIMIT);
  });

  it('gives as many games as asked for', () => {
    const many = Array.from({ length: 40 }, (_, i) => game(`game-${i}`, { core: ['puzzle'] }));
    expect(ids(many, 'puzzle')).toHaveLength(12);
    expect(ids(many, 'puzzle', 5)).toHaveLength(5);
  });
});

describe('recommend() leaves out', () => {
  const corpus = [
    game('zombie-game', { core: ['survival', 'zombies'], acclaim: 5 }),
    game('zombies-in-passing', { core: ['survival'], also: ['zombies'] }),
    game('clean', { core: ['survival'] }),
  ];

  it.each(['supervivencia sin zombis', 'survival without zombies'])('what is unwanted: %s', (query) => {
    const { matches, removed } = createRecommender(corpus, lexicon).recommend(query);
    expect(matches.map((match) => match.game.id)).toEqual(['clean']);
    expect(removed).toMatchObject([{ wish: 'concept:zombies', games: 2 }]);
    expect(removed[0].best).toHaveLength(2);
  });

  it('games whose facts do not meet a must, and those of which it is not known', () => {
    expect(
      ids(
        [
          game('on-switch', { core: ['rpg'], platforms: ['switch'] }),
          game('on-pc', { core: ['rpg'], platforms: ['pc'], acclaim: 5 }),
          game('short', { core: ['puzzle'], hours: 3 }),
          game('long', { core: ['puzzle'], hours: 30 }),
          game('length-unknown', { core: ['puzzle'], acclaim: 5 }),
        ],
        'rol para la switch',
      ),
    ).toEqual(['on-switch']);
  });

  it('old machines do not hide a game: a PS5 plays what a PS4 plays', () => {
    expect(ids([game('four', { core: ['rpg'], platforms: ['ps4'] })], 'rpg para la ps5')).toEqual(['four']);
    expect(ids([game('five', { core: ['rpg'], platforms: ['ps5'] })], 'rpg para ps4 o nada')).toEqual(['five']);
  });

  it('games of a shop by their number there', () => {
    const corpus = [
      game('sold', { core: ['rpg'], steam: 1 }),
      game('not-sold', { core: ['rpg'], acclaim: 5 }),
      game('in-browser', { core: ['rpg'], platforms: ['browser'], acclaim: 5 }),
    ];
    expect(ids(corpus, 'rpg de Steam')).toEqual(['sold']);
    expect(ids(corpus, 'RPG for PC, on Steam')).toEqual(['sold']);
    expect(ids(corpus, 'rpg de pc que no esté en Steam').sort()).toEqual(['in-browser', 'not-sold']);
  });

  it('by language: "no online" any game with an online mode', () => {
    expect(
      ids(
        [
          game('with-online', { core: ['rpg'], players: { solo: true, coop: { online: 4 } } }),
          game('alone', { core: ['rpg'] }),
        ],
        'rol, nada de online',
      ),
    ).toEqual(['alone']);
  });
});

describe('recommend() reads', () => {
  it('accents that are sent as characters of their own', () => {
    const recommender = createRecommender(catalogue, lexicon);
    const query = 'acción con música española para niños';
    expect(recommender.recommend(query.normalize('NFD'))).toEqual(recommender.recommend(query));
  });
});

describe('recommend() relaxes', () => {
  const corpus = [
    game('free-rpg', { core: ['rpg'], price: { free: true } }),
    game('paid-switch-rpg', { core: ['rpg'], platforms: ['switch'] }),
    game('free-switch-puzzle', { core: ['puzzle'], platforms: ['switch'], price: { free: true } }),
  ];

  it('the least essential wish first, and counts what each alone would give', () => {
    const { relaxed, relaxations, matches } = createRecommender(corpus, lexicon).recommend('rol gratis para la switch');
    expect(relaxed).toEqual(['concept:rpg']);
    expect(relaxations).toEqual([
      { wish: 'concept:rpg', games: 1 },
      { wish: 'price:free', games: 1 },
      { wish: 'platform:switch', games: 1 },
    ]);
    expect(matches.map((match) => match.game.id)).toEqual(['free-switch-puzzle']);
  });

  it('nothing where something fits', () => {
    const { relaxed, relaxations } = createRecommender(corpus, lexicon).recommend('rol gratis');
    expect([relaxed, relaxations]).toEqual([[], []]);
  });
});

describe('recommend() explains', () => {
  it('says of each wish whether the game meets it, and admits what it does not know', () => {
    const { wishes, matches } = createRecommender(
      [game('known', { core: ['rpg'], lowSpec: true }), game('unknown', { core: ['rpg'] })],
      lexicon,
    ).recommend('rol con dragones, a ser posible que corra en una tostadora');
    expect(wishes.map(({ id, strength }) => [id, strength])).toEqual([
      ['concept:rpg', 'must'],
      ['concept:dragons', 'must'],
      ['hardware:low', 'nice'],
    ]);
    expect(matches.map(({ game: { id }, verdicts }) => [id, ...verdicts])).toEqual([
      ['known', 'met', 'unmet', 'met'],
      ['unknown', 'met', 'unmet', 'unknown'],
    ]);
  });

  it('counts an exclusion as met by a game that lacks the thing', () => {
    const { matches } = createRecommender([game('clean', { core: ['survival'] })], lexicon).recommend(
      'supervivencia sin zombis',
    );
    expect(matches[0].verdicts).toEqual(['met', 'met']);
  });
});

describe('recommend() over the catalogue', () => {
  const recommender = createRecommender(catalogue, lexicon);

  it.each([
    'asdfgh',
    'receta de tortilla de patatas con cebolla',
    'what is the weather in Madrid tomorrow',
    'cuál es la capital de Francia',
    'qwerty zxcvb',
    '',
    '¿?',
  ])('gives nothing for %j', (query) => {
    expect(recommender.recommend(query)).toEqual({
      wishes: [],
      matches: [],
      removed: [],
      relaxed: [],
      relaxations: [],
    });
  });

  it.each(['algo de coches', 'rpg', 'quiero un juego', 'puzles', 'something fun to play'])(
    'gives something for %j',
    (query) => {
      expect(recommender.recommend(query).matches).toHaveLength(12);
    },
  );

  it('answers equal questions equally', () => {
    const query = 'algo como Stardew Valley pero con combate';
    expect(recommender.recommend(query)).toEqual(recommender.recommend(query));
  });

  it('never shows what is unwanted, whatever it is', () => {
    const concepts = lexicon.concepts.filter(({ kind }) => kind === 'content' || kind === 'theme');
    fc.assert(
      fc.property(fc.constantFrom(...concepts), fc.constantFrom(...lexicon.concepts), (unwanted, wanted) => {
        const { wishes, matches } = recommender.recommend(`${wanted.label.en}. No ${unwanted.en[0]}`);
        const at = wishes.findIndex(({ id, strength }) => strength === 'never' && id === `concept:${unwanted.id}`);
        if (at >= 0) expect(matches.every(({ verdicts }) => verdicts[at] === 'met')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('bears any text', () => {
    const unit = fc.constantFrom(
      'no ',
      'sin ',
      'como ',
      'y ',
      ', ',
      '. ',
      '90s ',
      '# ',
      '\u0000',
      '\ud800',
      '\u202e',
      'é',
      'zombis ',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit, maxLength: 60 })), (text) => {
        const { matches } = recommender.recommend(text);
        expect(matches.length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 300 },
    );
  });
});
