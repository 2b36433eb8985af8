import { lexicon } from '../../catalog/lexicon';
import type { Game } from '../game';
import { createRecommender } from '../recommender';

const game = (id: string, platforms: string[], price?: Game['price']): Game => ({
  id,
  title: id,
  year: 2024,
  platforms,
  facets: { core: ['platformer'], also: [] },
  players: { solo: true },
  price,
  fame: 3,
  acclaim: 3,
  es: '',
  en: '',
});

const games = [
  game('only-new', ['switch-2']),
  game('both', ['switch', 'switch-2']),
  game('everywhere', ['switch-2', 'ps5', 'pc']),
  game('old', ['switch']),
];

const ids = (text: string) =>
  createRecommender(games, lexicon)
    .recommend(text)
    .matches.map((match) => match.game.id)
    .sort();

describe('a machine that somebody is without', () => {
  it('takes out what runs on nothing else', () => {
    expect(ids('plataformas, no tengo Switch 2')).toEqual(['both', 'everywhere', 'old']);
    expect(ids('platformers, no consoles')).toEqual(['everywhere']);
    expect(ids('plataformas, sin PC')).toEqual(['both', 'everywhere', 'old', 'only-new']);
  });

  it('stands for others that go with it', () => {
    const corpus = [game('computers', ['pc', 'mac', 'linux']), game('apple', ['mac', 'ios'])];
    const [only, ...others] = createRecommender(corpus, lexicon).recommend('platformers, nothing on PC').matches;
    expect(only.game.id).toBe('apple');
    expect(others).toEqual([]);
  });
});

describe('machines of several players', () => {
  it('must all run the game where each has one of their own', () => {
    expect(ids('plataformas, dos en PC y dos en Switch 2')).toEqual(['everywhere']);
    expect(ids('platformers, me on PC and her on Switch 2')).toEqual(['everywhere']);
    expect(ids('plataformas para PC o Switch')).toEqual(['both', 'everywhere', 'old']);
  });
});

describe('an exclusive of a machine', () => {
  it('came for no other maker, nor for the machine before it', () => {
    expect(ids('exclusivos de Switch 2')).toEqual(['only-new']);
  });

  it('may run on both where both are named', () => {
    expect(ids('exclusivos de Switch y Switch 2')).toEqual(['both', 'old', 'only-new']);
  });
});

describe('a game that costs nothing on some machines alone', () => {
  const corpus = [
    game('free', ['pc', 'android'], { free: true }),
    game('free-on-phones', ['pc', 'ios', 'android'], { free: false, freeOn: ['ios', 'android'] }),
    game('free-on-pc', ['pc', 'switch'], { free: false, freeOn: ['pc'] }),
    game('paid', ['pc', 'android'], { free: false }),
  ];
  const found = (text: string) =>
    createRecommender(corpus, lexicon)
      .recommend(text)
      .matches.map((match) => match.game.id)
      .sort();

  it('is free for who plays there', () => {
    expect(found('plataformas gratis para Android')).toEqual(['free', 'free-on-phones']);
    expect(found('free platformers for my phone')).toEqual(['free', 'free-on-phones']);
  });

  it('is not sold there', () => {
    expect(found('plataformas de pago único para Android')).toEqual(['paid']);
    expect(found('pay once platformers for my phone')).toEqual(['paid']);
  });

  it('is not for who plays elsewhere', () => {
    expect(found('plataformas gratis para PC')).toEqual(['free', 'free-on-pc']);
  });

  it('is for who does not say where, if a computer is such a machine', () => {
    expect(found('free platformers')).toEqual(['free', 'free-on-pc']);
    expect(found('plataformas gratis, no tengo móvil')).toEqual(['free', 'free-on-pc']);
  });
});

describe('a way to play that a game leaves to the player', () => {
  const playing = (id: string, core: string[], also: string[], solo: boolean): Game => ({
    ...game(id, ['pc']),
    facets: { core, also },
    players: { solo, versus: { online: 8 } },
  });
  const corpus = [
    playing('leaves-it', ['platformer'], ['pvp'], true),
    playing('nothing-else', ['platformer', 'pvp'], [], true),
    playing('never-alone', ['platformer'], ['pvp'], false),
  ];

  it.each(['plataformas sin PvP', 'platformer without PvP'])('is refused where there is nothing else: %s', (text) => {
    const { matches } = createRecommender(corpus, lexicon).recommend(text);
    expect(matches.map((match) => match.game.id)).toEqual(['leaves-it']);
  });

  it.each(['plataformas en el sofá con mi pareja, sin PvP', 'couch platformer with my wife, no PvP'])(
    'is refused in company where nobody plays together: %s',
    (text) => {
      const together = {
        ...game('together', ['pc']),
        players: { solo: false, coop: { couch: 2 }, versus: { couch: 2 } },
      };
      const apart = { ...game('apart', ['pc']), players: { solo: true, versus: { couch: 2 } } };
      const { matches } = createRecommender([together, apart], lexicon).recommend(text);
      expect(matches.map((match) => match.game.id)).toEqual(['together']);
    },
  );
});

describe('a sort of game that is refused where a fact holds', () => {
  it.each(['gatos, nada de plataformas largos', 'cats, no long platformers'])('goes only there: %s', (text) => {
    const lasting = (id: string, hours?: number): Game => ({
      ...game(id, ['pc']),
      facets: { core: ['platformer', 'cats'], also: [] },
      hours,
    });
    const corpus = [lasting('long', 60), lasting('short', 4), lasting('unknown')];
    const { matches } = createRecommender(corpus, lexicon).recommend(text);
    expect(matches.map((match) => match.game.id).sort()).toEqual(['short', 'unknown']);
  });
});

describe('a game that needs a headset', () => {
  const worn = [game('headset', ['vr', 'ps4', 'pc']), game('either', ['ps4', 'vr']), game('also-phone', ['vr', 'ios'])];
  const found = (text: string) =>
    createRecommender(worn, lexicon)
      .recommend(text)
      .matches.filter(({ verdicts }) => verdicts.every((verdict) => verdict === 'met'))
      .map((match) => match.game.id)
      .sort();

  it('runs on what the headset is plugged into only for who asks for one', () => {
    expect(found('plataformas para PS4')).toEqual(['either']);
    expect(found('platformers on PS4 with PSVR')).toContain('headset');
    expect(found('platformers for iPhone')).toEqual(['also-phone']);
  });
});
