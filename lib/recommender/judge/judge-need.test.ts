import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { ids, over } = smallCorpora(lexicon);

describe('how old somebody is who plays', () => {
  const games = [
    plainGame('for-all', { core: ['platformer', 'kids'], age: 3 }),
    plainGame('bricks', { core: ['platformer', 'kids'], age: 7 }),
    plainGame('bats', { core: ['platformer', 'kids', 'horror'], age: 7 }),
    plainGame('no-toy', { core: ['platformer'], age: 7 }),
    plainGame('teen', { core: ['platformer', 'kids'], age: 12 }),
  ];
  const found = (text: string) => ids(games, text).sort();

  it('admits at five and six what is rated 7 and made for children', () => {
    for (const text of [
      'plataformas para un niño de 5 años',
      'plataformas para mi hija, que tiene 6',
      'platformer for my 6 year old',
      'platformer for a kid in first grade',
    ]) {
      expect(found(text)).toEqual(['bricks', 'for-all']);
    }
  });

  it('is kept to before and after', () => {
    expect(found('plataformas para un niño de 4 años')).toEqual(['for-all']);
    expect(found('platformer for my 7 year old')).toEqual(['bats', 'bricks', 'for-all', 'no-toy']);
    expect(found('platformer for my 10 year old')).not.toContain('teen');
  });

  it('gives way to a limit on ratings', () => {
    for (const text of [
      'plataformas para un niño de 6 años, nada por encima de PEGI 3',
      'plataformas para un niño de 6 años, sin PEGI 7',
      'platformer for my 5 year old, PEGI 3',
    ]) {
      expect(found(text)).toEqual(['for-all']);
    }
  });

  it('admits at fourteen and fifteen what is rated 16', () => {
    const teens = ([12, 16, 18] as const).map((age) => plainGame(`rated-${age}`, { core: ['platformer'], age }));
    for (const text of ['plataformas para mi hijo de 15 años', "I'm 14, a platformer"]) {
      expect(ids(teens, text).sort()).toEqual(['rated-12', 'rated-16']);
    }
    expect(ids(teens, 'platformer for my 13 year old')).toEqual(['rated-12']);
    expect(ids(teens, 'plataformas para mi hijo de 15 años, nada por encima de PEGI 12')).toEqual(['rated-12']);
    expect(ids(teens, 'plataformas para mi hijo de 15 años, sin sangre')).toEqual(['rated-12']);
    expect(ids(teens, "I'm 14, a platformer without blood")).toEqual(['rated-12']);
  });

  it('says what it admits', () => {
    const label = (text: string) =>
      over(games)
        .recommend(text)
        .wishes.find(({ id }) => id.startsWith('age:'))?.label;
    expect(label('plataformas para un niño de 6 años')?.es).toContain('PEGI 7');
    expect(label('plataformas para un niño de 6 años, sin PEGI 7')?.es).not.toContain('7');
    expect(label('plataformas para mi hijo de 15 años')?.es).toContain('PEGI 16');
    expect(label('plataformas para mi hijo de 15 años, sin sangre')?.es).not.toContain('16');
  });
});

describe('what a machine runs badly', () => {
  it('is left out where that machine is asked for, and nowhere else', () => {
    const games = [
      plainGame('fits', { core: ['rpg'], platforms: ['pc'], steam: 1 }),
      plainGame('stutters', { core: ['rpg'], platforms: ['pc'], steam: 2, notOn: ['steam-deck'] }),
    ];
    expect(ids(games, 'un rpg para la steam deck')).toEqual(['fits']);
    expect(ids(games, 'an rpg on steam').sort()).toEqual(['fits', 'stutters']);
  });
});

describe('what needs no connection', () => {
  it('leaves out pages of the web, unless they are known to do without', () => {
    const page = { core: ['puzzle'], platforms: ['browser'], price: { free: true } };
    const games = [
      plainGame('page', page),
      plainGame('kept', { ...page, price: { free: true, alwaysOnline: false } }),
      plainGame('app', { ...page, platforms: ['browser', 'android'] }),
    ];
    expect(ids(games, 'un puzle sin internet').sort()).toEqual(['app', 'kept']);
  });
});

describe('what a computer can run', () => {
  const games = [
    plainGame('light', { core: ['rpg'], lowSpec: true }),
    plainGame('middling', { core: ['rpg'], lowSpec: 'laptop' }),
    plainGame('heavy', { core: ['rpg'], lowSpec: false }),
    plainGame('unknown', { core: ['rpg'] }),
  ];
  const found = (text: string) => ids(games, text).sort();

  it('tells a weak one from a laptop of today', () => {
    for (const text of ['un rpg para un Celeron', 'an rpg for a potato pc']) expect(found(text)).toEqual(['light']);
    for (const text of ['un rpg para gráficos Vega', "an rpg that doesn't need a gaming pc"]) {
      expect(found(text)).toEqual(['light', 'middling']);
    }
  });
});

describe('players each with a machine of their own', () => {
  const games = [
    plainGame('cable', { core: ['rpg'], players: { solo: true, coop: { nearby: 4 }, versus: { nearby: 2 } } }),
    plainGame('sofa', { core: ['rpg'], players: { solo: true, coop: { couch: 4 }, versus: { couch: 2 } } }),
    plainGame('net', { core: ['rpg'], players: { solo: true, coop: { online: 4 }, versus: { online: 2 } } }),
    plainGame('alone', { core: ['rpg'] }),
  ];
  const found = (text: string) => ids(games, text).sort();

  it('play together, but neither on the sofa nor online', () => {
    expect(found('RPG cooperativo')).toEqual(['cable', 'net', 'sofa']);
    expect(found('multiplayer RPG')).toEqual(['cable', 'net', 'sofa']);
    expect(found('RPG cooperativo en el sofá')).toEqual(['sofa']);
    expect(found('split-screen RPG')).toEqual(['sofa']);
    expect(found('online co-op RPG')).toEqual(['net']);
  });

  it('fit no more than the mode has room for', () => {
    const crowd = plainGame('crowd', { core: ['rpg'], players: { solo: true, coop: { nearby: 8 } } });
    expect(ids([...games, crowd], 'RPG cooperativo para seis')).toEqual(['crowd']);
  });

  it('are company for who wants none', () => {
    expect(found('RPG sin multijugador')).toEqual(['alone']);
  });
});

describe('what is cheap', () => {
  const platforms = ['pc', 'switch', 'ps2'];
  const games = [
    plainGame('ten', { core: ['rpg'], platforms, price: { free: false, upTo: 10 } }),
    plainGame('twenty', { core: ['rpg'], platforms, price: { free: false, upTo: 20 } }),
    plainGame('sixty', { core: ['rpg'], platforms, price: { free: false, upTo: 60 } }),
    plainGame('free', { core: ['rpg'], platforms, price: { free: true } }),
    plainGame('unknown', { core: ['rpg'], platforms }),
  ];
  const verdicts = (text: string) => {
    const { wishes, matches } = over(games).recommend(text);
    const wish = wishes.findIndex(({ id }) => id.startsWith('price:'));
    return Object.fromEntries(matches.map(({ game, verdicts }) => [game.id, verdicts[wish]]));
  };

  it.each(['un rol barato', 'a cheap RPG on PC or Switch', 'un rol barato para Switch'])(
    'costs nothing or is known to cost little: %s',
    (text) =>
      expect(verdicts(text)).toEqual({ ten: 'met', twenty: 'met', sixty: 'unmet', free: 'met', unknown: 'unknown' }),
  );

  it.each(['un rol por menos de 20 euros', 'RPG under $20 for Switch', 'un rol, no quiero gastar más de 20 euros'])(
    'costs no more than what is said: %s',
    (text) => expect(verdicts(text)).toEqual({ ten: 'met', twenty: 'met', free: 'met' }),
  );

  it.each(['un rol por menos de 18 euros', 'an RPG, 18 bucks tops'])(
    'is unknown where a price may lie on either side of what is said: %s',
    (text) => expect(verdicts(text)).toEqual({ ten: 'met', free: 'met' }),
  );

  it.each(['un rol barato para PS2', 'a cheap RPG for PS2'])('is not known where games are sold no more: %s', (text) =>
    expect(verdicts(text)).toEqual({
      ten: 'unknown',
      twenty: 'unknown',
      sixty: 'unknown',
      free: 'met',
      unknown: 'unknown',
    }),
  );

  it('leaves nothing else where a correction demands it', () => {
    const { matches } = over(games).recommend('a cheap RPG', 12, { strengths: new Map([['price:cheap', 'must']]) });
    expect(matches.map(({ game }) => game.id).sort()).toEqual(['free', 'ten', 'twenty']);
  });
});
