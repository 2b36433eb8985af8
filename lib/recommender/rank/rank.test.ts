import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';
import { SERIES_LIMIT } from '../weights';

const { ids } = smallCorpora(lexicon);

describe('recommend() ranks', () => {
  it('by what is asked, before fame', () => {
    expect(
      ids(
        [
          plainGame('about-it', { core: ['metroidvania', 'pixel-art'] }), // both, in its core
          plainGame('has-it', { core: ['platformer', 'metroidvania', 'pixel-art'] }), // both, but first of all something else
          plainGame('half', { core: ['metroidvania'], fame: 5, acclaim: 5 }), // one of the two, and famous
          ...Array.from({ length: 40 }, (_, i) => plainGame(`other-${i}`, { core: ['football'], fame: 5, acclaim: 5 })), // neither
        ],
        'metroidvania de pixel art',
      ).slice(0, 3),
    ).toEqual(['about-it', 'has-it', 'half']);
  });

  it.each(['metroidvania dibujado a mano con protagonista mujer', 'hand-drawn metroidvania with a female lead'])(
    '%j: what lacks nothing before what is famous and the best of all but one',
    (text) => {
      const corpus = [
        plainGame('all-three', { core: ['metroidvania'], also: ['hand-drawn', 'female-lead'] }),
        plainGame('two', { core: ['metroidvania', 'female-lead'], fame: 4, acclaim: 4 }),
        plainGame('other-two', { core: ['metroidvania', 'hand-drawn'], fame: 4, acclaim: 4 }),
        ...Array.from({ length: 40 }, (_, i) => plainGame(`other-${i}`, { core: ['female-lead', 'hand-drawn'] })),
      ];
      expect(ids(corpus, text)[0]).toBe('all-three');
    },
  );

  it('games of words in Spanish before famous ones that are not, where somebody asks in Spanish', () => {
    const told = { es: 'Un juego de palabras para mi madre', en: 'A word game for my mother' };
    const corpus = [
      plainGame('english', { core: ['word-game'], spanish: 'none', fame: 5, acclaim: 5, ...told }),
      plainGame('spanish', { core: ['word-game'], spanish: 'text', ...told }),
    ];
    expect(ids(corpus, 'un juego de palabras para mi madre')).toEqual(['spanish', 'english']);
    expect(ids(corpus, 'a word game for my mother')).toEqual(['english', 'spanish']);
  });

  it('the few games that have all that is asked for before famous ones that lack some of it, whom it suits included', () => {
    const famous = Array.from({ length: 8 }, (_, i) =>
      plainGame(`famous-${i}`, { core: ['platformer'], also: ['aliens'], fame: 5, acclaim: 5 }),
    );
    const others = Array.from({ length: 60 }, (_, i) => plainGame(`other-${i}`, { core: ['football'] }));
    const easy = plainGame('easy-one', { core: ['platformer'], also: ['aliens', 'easy'] });
    const corpus = [easy, ...famous, ...others];
    expect(ids(corpus, 'plataformas fácil con alienígenas')[0]).toBe('easy-one');
  });

  it.each(['un rpg para dos', 'an rpg for me and my flatmate'])(
    'what two play side by side first, where they say no place: %s',
    (text) => {
      const couch = { solo: true, coop: { couch: 2 } };
      const corpus = [
        plainGame('apart', { core: ['rpg'], players: { solo: true, coop: { online: 4 } }, fame: 4 }),
        plainGame('together', { core: ['rpg'], players: couch }),
        plainGame('alone', { core: ['rpg'], fame: 5 }),
      ];
      expect(ids(corpus, text)).toEqual(['together', 'apart']);
      expect(ids(corpus, `${text} online`)).toEqual(['apart']);
    },
  );

  it('what is known for company first where nothing else is asked for', () => {
    const players = { solo: true, coop: { couch: 2 } };
    const corpus = [
      plainGame('allows-it', { core: ['rpg'], players, fame: 5, acclaim: 5 }),
      plainGame('made-for-it', { core: ['couples'], players }),
    ];
    for (const text of ['juegos para dos', '2 player games'])
      expect(ids(corpus, text)).toEqual(['made-for-it', 'allows-it']);
  });

  it('what a concept defines before what is famous and has it too, where it is all that is asked for', () => {
    const corpus = [
      plainGame('about-it', { core: ['dragons'] }),
      plainGame('has-it', { core: ['rpg'], also: ['dragons'], fame: 5, acclaim: 5 }),
    ];
    expect(ids(corpus, 'juegos de dragones')).toEqual(['about-it', 'has-it']);
  });

  it.each(['un juego de gatos', 'a game about cats', 'cats, on pc'])(
    '%j: what is about the one thing asked for before what is famous and has some of it',
    (text) => {
      const corpus = [
        plainGame('about-it', { core: ['cats', 'puzzle'], fame: 2 }),
        plainGame('has-it', { core: ['action-rpg'], also: ['cats'], fame: 5, acclaim: 5 }),
        ...Array.from({ length: 40 }, (_, i) => plainGame(`other-${i}`, { core: ['football'] })),
      ];
      expect(ids(corpus, text)[0]).toBe('about-it');
    },
  );

  it.each(['juegos muy difíciles', 'the hardest games', 'hardest pc games'])(
    '%j: what is most of the one thing asked for, though many games have it',
    (text) => {
      const corpus = [
        plainGame('is-it', { core: ['hard', 'platformer'], fame: 2 }),
        plainGame('famous', { core: ['action-rpg'], also: ['hard'], fame: 5, acclaim: 5 }),
        plainGame('other', { core: ['action-rpg'], fame: 5, acclaim: 5 }),
        ...Array.from({ length: 40 }, (_, i) =>
          plainGame(`hard-${i}`, { core: ['football'], also: ['hard'], fame: 1 }),
        ),
      ];
      const [first, second] = ids(corpus, text);
      expect([first, second]).toEqual(['is-it', 'famous']);
    },
  );

  it.each(['juegos larguísimos', 'really long games'])('%j: what lasts longest first', (text) => {
    const corpus = [
      plainGame('long', { core: ['rpg'], hours: 30, fame: 4 }),
      plainGame('longest', { core: ['rpg'], hours: 100, fame: 3 }),
    ];
    expect(ids(corpus, text)).toEqual(['longest', 'long']);
  });

  it('what is nearest to a genre behind the games that have it', () => {
    const corpus = [
      plainGame('metroidvania', { core: ['metroidvania'] }),
      plainGame('platformer', { core: ['platformer'] }), // what a metroidvania is as well
      plainGame('famous', { core: ['football'], fame: 4 }),
    ];
    expect(ids(corpus, 'metroidvania')).toEqual(['metroidvania', 'platformer', 'famous']);
  });

  it.each(['juegos de xbox', 'xbox games'])(
    'what was made for the machines of today where a family of them is named: %s',
    (text) => {
      const corpus = [
        plainGame('of-old', { platforms: ['xbox-360'], year: 2007, fame: 4 }),
        plainGame('of-today', { platforms: ['xbox-one'], year: 2016 }),
        plainGame('newest', { platforms: ['pc'], year: 2026 }),
      ];
      expect(ids(corpus, text)).toEqual(['of-today', 'of-old']);
    },
  );

  it('what was made for a machine before what merely runs on it', () => {
    const corpus = [
      plainGame('console-game', { platforms: ['ps5', 'android'], core: ['racing', 'big-budget'] }),
      plainGame('phone-game', { platforms: ['android'], core: ['racing', 'touch'] }),
    ];
    expect(ids(corpus, 'carreras para Android')).toEqual(['phone-game', 'console-game']);
    expect(ids(corpus, 'carreras')[0]).toBe('console-game');
  });

  it.each(['joyas de la GBA', 'GBA gems', 'juegos de gba'])(
    '%j: what was made for a console before what came out for it as well',
    (text) => {
      const corpus = [
        plainGame('for-all', { platforms: ['pc', 'ps2', 'gba'], core: ['racing'], fame: 5, acclaim: 4 }),
        plainGame('for-it', { platforms: ['gba', 'wii-u'], core: ['racing'], fame: 4, acclaim: 4 }),
      ];
      expect(ids(corpus, text)[0]).toBe('for-it');
    },
  );

  it.each(['mejores juegos de GBA', 'best GBA games', 'carreras para GBA', 'GBA racing games'])(
    '%j: what came out after a console before what is older',
    (text) => {
      const corpus = [
        plainGame('older', { platforms: ['gba'], core: ['racing'], year: 1990, fame: 5 }),
        plainGame('its-own', { platforms: ['gba'], core: ['racing'], year: 2002, fame: 4 }),
        plainGame('of-today'),
      ];
      expect(ids(corpus, text)[0]).toBe('its-own');
    },
  );

  it.each(['carreras para Switch', 'Switch racing games'])(
    '%j: what is older as well as what is not, on a machine of today',
    (text) => {
      const corpus = [
        plainGame('older', { platforms: ['switch'], core: ['racing'], year: 2016, fame: 5 }),
        plainGame('its-own', { platforms: ['switch'], core: ['racing'], year: 2018, fame: 3 }),
      ];
      expect(ids(corpus, text)[0]).toBe('older');
    },
  );

  it.each(['juegos de Commodore 64', 'commodore 64 games'])(
    '%j: what came out on a home computer before the famous things that were brought to it',
    (text) => {
      const corpus = [
        plainGame('brought', { platforms: ['arcade', 'c64'], year: 1988, fame: 5, acclaim: 4 }),
        plainGame('its-own', { platforms: ['c64', 'spectrum'], year: 1985, fame: 3, acclaim: 4 }),
      ];
      expect(ids(corpus, text)[0]).toBe('its-own');
    },
  );

  it('what was made for a console of old before what is older or came out for it as well, whatever else is asked', () => {
    const corpus = [
      plainGame('older', { platforms: ['gba', 'switch'], core: ['racing'], year: 1990, fame: 4 }),
      plainGame('for-all', { platforms: ['pc', 'gba', 'switch'], core: ['racing'], year: 2004, fame: 3.5 }),
      plainGame('its-own', { platforms: ['gba', 'switch'], core: ['racing'], year: 2004 }),
      plainGame('newest', { year: 2025 }),
    ];
    expect(ids(corpus, 'carreras para la GBA').slice(0, 3)).toEqual(['its-own', 'for-all', 'older']);
    expect(ids(corpus, 'a GBA racing game')[0]).toBe('its-own');
    expect(ids(corpus, 'carreras para la Switch')[0]).not.toBe('its-own');
  });

  it.each(['juegos de psp', 'best PSP games'])(
    '%j: what came out on the machine before what was brought to it',
    (text) => {
      const corpus = [
        plainGame('brought', { platforms: ['ps1', 'psp'], acclaim: 4 }),
        plainGame('made-for-it', { platforms: ['psp', 'pc', 'switch'], acclaim: 4 }),
      ];
      expect(ids(corpus, text)).toEqual(['made-for-it', 'brought']);
    },
  );

  it.each(['los mejores rpg', 'the best rpgs'])('%j: the best before what is good and better known', (text) => {
    const corpus = [
      plainGame('known', { core: ['rpg'], fame: 4, acclaim: 4 }),
      plainGame('best', { core: ['rpg'], fame: 3, acclaim: 5 }),
    ];
    expect(ids(corpus, text)).toEqual(['best', 'known']);
    expect(ids(corpus, 'un rpg')).toEqual(['known', 'best']);
  });

  it.each(['un RPG barato', 'a cheap RPG', 'un RPG de menos de 10 euros para Switch', 'cheap RPG for the Switch'])(
    '%j: what is known to cost little before what costs nothing or may cost much',
    (text) => {
      const platforms = ['pc', 'switch'];
      const corpus = [
        plainGame('famous', { core: ['rpg'], platforms, fame: 4 }),
        plainGame('low', { core: ['rpg'], platforms, price: { free: false, upTo: 10 } }),
        plainGame('free', { core: ['rpg'], platforms, price: { free: true }, fame: 4 }),
      ];
      expect(ids(corpus, text)[0]).toBe('low');
    },
  );

  it.each(['juegos baratos de Switch', 'cheap Switch games'])(
    '%j: what costs little on computers before what the machine is known for',
    (text) => {
      const corpus = [
        plainGame('exclusive', { core: ['rpg'], platforms: ['switch'], fame: 4, acclaim: 4 }),
        plainGame('low', { core: ['rpg'], platforms: ['pc', 'switch'], price: { free: false, upTo: 10 } }),
      ];
      expect(ids(corpus, text)).toEqual(['low', 'exclusive']);
    },
  );

  it.each(['juegos baratos de PS2', 'cheap PS2 games'])(
    '%j: but not on a console of old, of which a low price on computers says nothing',
    (text) => {
      const platforms = ['ps2', 'pc'];
      const corpus = [
        plainGame('famous', { core: ['rpg'], platforms, year: 2004, fame: 4 }),
        plainGame('low', { core: ['rpg'], platforms, year: 2004, price: { free: false, upTo: 10 } }),
        plainGame('of-today', { core: ['football'], platforms: ['ps5'], year: 2026 }),
      ];
      expect(ids(corpus, text)).toEqual(['famous', 'low']);
    },
  );

  it('by fame and praise where games fit alike', () => {
    const same = { core: ['racing'] };
    expect(
      ids(
        [
          plainGame('plain', same),
          plainGame('praised', { ...same, acclaim: 5 }),
          plainGame('famous', { ...same, fame: 5 }),
        ],
        'carreras',
      ),
    ).toEqual(['famous', 'praised', 'plain']);
  });

  it.each(['como zorblax pero menos difícil', 'like zorblax but less difficult'])(
    '%j: what has less of it than the game named, and not only what has none',
    (text) => {
      const rest = ['platformer', 'insects', 'caves'];
      const corpus = [
        plainGame('zorblax', { core: ['hard', ...rest] }),
        plainGame('as-hard', { core: [...rest, 'hard'] }),
        plainGame('less-hard', { core: rest, also: ['hard'] }),
        plainGame('not-hard', { core: ['football'] }),
      ];
      expect(ids(corpus, text)).toEqual(['less-hard', 'not-hard']);
    },
  );

  it('what is easier than the game named before what is as hard, and before what is merely easy', () => {
    const rest = ['metroidvania', 'insects', 'melancholic'];
    const corpus = [
      plainGame('zorblax', { core: [...rest, 'hard'] }),
      plainGame('as-hard', { core: [...rest, 'hard'], fame: 5 }),
      plainGame('easier', { core: rest }),
      plainGame('easy', { core: ['easy', 'puzzle'], fame: 5 }),
    ];
    expect(ids(corpus, 'como zorblax pero más fácil')[0]).toBe('easier');
  });

  it.each(['como zorblax pero cooperativo', 'like zorblax but co-op'])(
    '%j: what is known for company before what is more like it, and the rest not at all',
    (text) => {
      const coop = { solo: true, coop: { online: 4 } };
      const corpus = [
        plainGame('zorblax', { core: ['open-world', 'fantasy', 'exploration', 'climbing'] }),
        plainGame('on-the-side', {
          core: ['open-world', 'fantasy', 'exploration', 'climbing'],
          players: coop,
          fame: 5,
        }),
        plainGame('known-for-it', { core: ['teamwork', 'open-world', 'fantasy', 'exploration'], players: coop }),
        plainGame('alone', { core: ['open-world', 'fantasy', 'exploration', 'climbing'] }),
        ...Array.from({ length: 20 }, (_, i) => plainGame(`other-${i}`, { core: ['football'] })),
      ];
      expect(ids(corpus, text)).toEqual(['known-for-it', 'on-the-side']);
    },
  );

  it('what is like a game, though it lacks a trifle, before what merely has the trifle', () => {
    const corpus = [
      plainGame('zorblax', { core: ['hack-and-slash', 'loot', 'dark-fantasy'] }),
      plainGame('alike', { core: ['hack-and-slash', 'loot', 'dark-fantasy'] }),
      plainGame('trifle', { core: ['dark-fantasy', 'crpg', 'save-anywhere'] }),
    ];
    expect(ids(corpus, 'like zorblax but I can pause')[0]).toBe('alike');
    expect(ids(corpus, 'como zorblax pero que se pueda pausar')[0]).toBe('alike');
  });

  it('what is the opposite of a refused mood before the rest', () => {
    const corpus = [
      plainGame('plain', { core: ['building'], fame: 4 }),
      plainGame('calm', { core: ['building', 'relaxing'] }),
    ];
    expect(ids(corpus, 'de construir, nada estresante')).toEqual(['calm', 'plain']);
    expect(ids(corpus, 'building, nothing stressful')).toEqual(['calm', 'plain']);
  });

  it('only what can still be played, unless it is named', () => {
    const corpus = [
      plainGame('open', { core: ['racing'] }),
      plainGame('gone', { core: ['racing'], fame: 5, closed: true }),
    ];
    expect(ids(corpus, 'carreras')).toEqual(['open']);
    expect(ids(corpus, 'gone')[0]).toBe('gone');
  });

  it('all games of a series or a studio that is asked for, and only those', () => {
    const saga = Array.from({ length: 6 }, (_, i) =>
      plainGame(`zorblax-${i + 1}`, { title: `Zorblax ${i + 1}`, series: 'zorblax', developer: 'Quuxsoft', fame: 4 }),
    );
    const corpus = [...saga, plainGame('other', { fame: 5, core: ['racing'] })];
    expect(ids(corpus, 'juegos de Zorblax').sort()).toEqual(saga.map(({ id }) => id));
    expect(ids(corpus, 'algo de Quuxsoft').sort()).toEqual(saga.map(({ id }) => id));
    expect(ids(corpus, 'carreras o lo que sea, alternativas a Zorblax')).toEqual(['other']);
  });

  it('more than two games of a series before what lacks the one thing asked for', () => {
    const saga = Array.from({ length: 4 }, (_, i) =>
      plainGame(`wizard-${i + 1}`, { core: ['wizarding-world'], series: 'zorblax' }),
    );
    const corpus = [...saga, plainGame('other', { core: ['racing'], fame: 5, acclaim: 5 })];
    expect(ids(corpus, 'Hogwarts').sort()).toEqual([...saga.map(({ id }) => id), 'other'].sort());
    expect(ids(corpus, 'Hogwarts').at(-1)).not.toMatch('wizard');
  });

  it('the best-known games of a small series before what is like them, where its name is all that is said', () => {
    const saga = Array.from({ length: 4 }, (_, i) =>
      plainGame(`zorblax-${i + 1}`, { title: `Zorblax ${i + 1}`, series: 'zorblax', core: ['racing'] }),
    );
    const corpus = [...saga, plainGame('other', { core: ['racing'], fame: 5, acclaim: 5 })];
    for (const text of ['Zorblax', 'juegos de Zorblax', 'Zorblax games'])
      expect(ids(corpus, text).slice(0, 4).sort()).toEqual(saga.map(({ id }) => id));
  });

  it('by likeness to the games named, and never shows those', () => {
    expect(
      ids(
        [
          plainGame('football-game', { core: ['football', 'sports'] }),
          plainGame('near', { core: ['farming-sim', 'cozy'], also: ['fishing'] }),
          plainGame('nearer', { core: ['farming-sim', 'cozy', 'pixel-art'], also: ['fishing'] }),
          plainGame('xyloseed', { title: 'Xyloseed', core: ['farming-sim', 'cozy', 'pixel-art'], also: ['fishing'] }),
        ],
        'algo como Xyloseed',
      ),
    ).toEqual(['nearer', 'near', 'football-game']);
  });

  it('turns "like X but Y" away from what Y replaces', () => {
    const corpus = [
      plainGame('xyloseed', { title: 'Xyloseed', core: ['open-world', 'rpg', 'fantasy', 'dragons'] }),
      plainGame('fantasy-game', { core: ['open-world', 'rpg', 'fantasy', 'dragons'] }),
      plainGame('space-game', { core: ['open-world', 'rpg', 'sci-fi', 'space'] }),
    ];
    expect(ids(corpus, 'like Xyloseed')[0]).toBe('fantasy-game');
    expect(ids(corpus, 'like Xyloseed but sci-fi')[0]).toBe('space-game');
    expect(ids(corpus, 'como Xyloseed pero de ciencia ficción')[0]).toBe('space-game');
  });

  it('takes for "like X but Y or Z" only what has one of them', () => {
    const rest = ['open-world', 'rpg', 'dragons', 'hard'];
    const corpus = [
      plainGame('xyloseed', { title: 'Xyloseed', core: rest }),
      plainGame('more-of-it', { core: rest, fame: 5 }),
      plainGame('cute-game', { core: [...rest, 'cute'] }),
      plainGame('cartoon-game', { core: ['open-world', 'rpg', 'cartoon'] }),
    ];
    expect(ids(corpus, 'como Xyloseed pero mono o de dibujos animados').slice(0, 2)).toEqual([
      'cute-game',
      'cartoon-game',
    ]);
  });

  it('takes for "like X but Y and Z" what is like X before what is famous for Y and Z', () => {
    const corpus = [
      plainGame('xyloseed', { title: 'Xyloseed', core: ['farming-sim', 'cozy', 'pixel-art'], also: ['fishing'] }),
      plainGame('both', { core: ['farming-sim', 'cozy'], also: ['fishing', 'combat', 'dungeon-crawler'] }),
      plainGame('dungeon-game', { core: ['dungeon-crawler', 'combat'], fame: 5, acclaim: 5 }),
      ...Array.from({ length: 20 }, (_, i) => plainGame(`other-${i}`, { core: ['football'] })),
    ];
    expect(ids(corpus, 'como Xyloseed pero con combate y mazmorras')[0]).toBe('both');
  });

  it('finds the one game that is described', () => {
    const [first] = ids(
      [
        plainGame('other', { es: 'Un erizo corre por bucles.', en: 'A hedgehog runs through loops.' }),
        plainGame('described', {
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
          plainGame('everybody', { ...same, fame: 5, acclaim: 5 }),
          plainGame('gem', { ...same, fame: 2, acclaim: 4 }),
          plainGame('bad', { ...same, fame: 1, acclaim: 2 }),
        ],
        'joyita oculta de rol',
      ),
    ).toEqual(['gem']);
  });

  it.each(['granjas u ordenar cosas', 'farming or organising'])('%j: both of what "or" joins', (text) => {
    const corpus = [
      ...Array.from({ length: 20 }, (_, i) => plainGame(`farm-${i}`, { core: ['farming-sim'], fame: 5 })),
      ...Array.from({ length: 20 }, (_, i) => plainGame(`tidy-${i}`, { core: ['organising'], fame: 2 })),
    ];
    const found = ids(corpus, text);
    expect(found).toHaveLength(12);
    expect(found.filter((id) => id.startsWith('tidy'))).toHaveLength(4);
    expect(found.slice(0, 3).filter((id) => id.startsWith('tidy'))).toHaveLength(1);
  });

  it.each(['mundo abierto en 2D', '2D open world'])(
    '%j: what is in 2D before what is more of the other thing',
    (text) => {
      const corpus = [
        plainGame('flat', { core: ['sandbox', 'mining', 'open-world'], also: ['2d'] }),
        plainGame('deep', { core: ['open-world'], also: ['third-person'], fame: 4 }),
        ...Array.from({ length: 40 }, (_, i) => plainGame(`other-${i}`, { core: ['football'], also: ['2d'] })),
      ];
      expect(ids(corpus, text).slice(0, 2)).toEqual(['flat', 'deep']);
    },
  );

  describe('with games that suit whoever is asked for', () => {
    const famous = Array.from({ length: 6 }, (_, i) =>
      plainGame(`famous-${i}`, { core: ['rpg'], fame: 5, acclaim: 5 }),
    );
    const fitting = (size: number) =>
      Array.from({ length: size }, (_, i) =>
        plainGame(`fitting-${i}`, { core: ['rpg'], also: ['kids', 'easy'], age: 3 }),
      );
    const many = [...famous, ...fitting(7)];

    it.each(['rpg fácil', 'easy rpg', 'rol para niños de 8 años', 'rpg for an 8 year old'])(
      '%j: those before famous ones, where there are more than a few',
      (text) => {
        const found = ids(
          many.map((game) => ({ ...game, age: 3 })),
          text,
        );
        expect(found.slice(0, 7).every((id) => id.startsWith('fitting'))).toBe(true);
      },
    );

    it.each(['rpg con historia', 'story-rich rpg'])('%j: nothing of that where nobody is', (text) => {
      expect(ids(many, text)[0]).toMatch('famous');
    });
  });

  it.each(['algo lineal y a ser posible con faros', 'linear, ideally with lighthouses'])(
    '%j: what would be nice lifts nothing over what is asked for',
    (text) => {
      const corpus = [
        plainGame('linear', { core: ['linear'] }),
        plainGame('linear-lighthouse', { core: ['linear'], es: 'Un faro.', en: 'A lighthouse.' }),
        plainGame('lighthouse', {
          core: ['rpg'],
          es: 'Un faro, faros y más faros.',
          en: 'A lighthouse, all lighthouses.',
        }),
      ];
      expect(ids(corpus, text)).toEqual(['linear-lighthouse', 'linear', 'lighthouse']);
    },
  );

  it.each([
    'como zorblax pero con menos combate',
    'zorblax me gustó salvo por el combate',
    'loved zorblax except for the combat',
    'like zorblax but without so much combat',
  ])('%j: what is not all combat, though the game named has some', (text) => {
    const rest = ['fantasy', 'story-rich', 'open-world'];
    const corpus = [
      plainGame('zorblax', { core: ['action-rpg', ...rest], also: ['combat'], fame: 5 }),
      plainGame('fights-a-little', { core: ['crpg', ...rest], also: ['combat'] }),
      plainGame('all-combat', { core: ['combat', ...rest], fame: 5 }),
    ];
    expect(ids(corpus, text)).toEqual(['fights-a-little']);
  });

  it('lets no series fill the answer', () => {
    const saga = Array.from({ length: 8 }, (_, i) =>
      plainGame(`saga-${i}`, { series: 'saga', core: ['rpg'], acclaim: 5 }),
    );
    const found = ids([...saga, plainGame('other', { core: ['rpg'] })], 'rpg');
    expect(found.filter((id) => id.startsWith('saga'))).toHaveLength(SERIES_LIMIT);
    expect(found).toContain('other');
  });

  it('gives as many games as asked for though one series would fill them', () => {
    const saga = Array.from({ length: 60 }, (_, i) =>
      plainGame(`saga-${i}`, { series: 'saga', core: ['racing'], fame: 5 }),
    );
    const others = Array.from({ length: 20 }, (_, i) => plainGame(`other-${i}`, { core: ['racing'] }));
    const found = ids([...saga, ...others], 'carreras', 12);
    expect(found).toHaveLength(12);
    expect(found.filter((id) => id.startsWith('saga'))).toHaveLength(SERIES_LIMIT);
  });

  it('gives as many games as asked for', () => {
    const many = Array.from({ length: 40 }, (_, i) => plainGame(`game-${i}`, { core: ['puzzle'] }));
    expect(ids(many, 'puzzle')).toHaveLength(12);
    expect(ids(many, 'puzzle', 5)).toHaveLength(5);
  });
});
