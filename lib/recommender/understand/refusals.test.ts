import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { gamesToldBy } from '../judge/told-by';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { createRecommender } from '../recommender';
import { inShort, wishesInShort } from './wishes-in-short';

const index = indexCatalogue(games, lexicon);
const recommender = createRecommender(games, lexicon);
const idsFor = (text: string) => recommender.recommend(text).matches.map(({ game }) => game.id);

describe('understand() reads refusals', () => {
  it.each([
    ['algo como Celeste', 'Parecido a Celeste'],
    ['plataformas que no sea Celeste', 'Celeste'],
    ['algo como Celeste que no sea Celeste', 'Parecido a Celeste, Celeste'],
  ])('and calls a game that is refused by its name, since what is like it may come: %s', (text, labels) => {
    const named = recommender.recommend(text).wishes.filter(({ id }) => id.startsWith('seed:'));
    expect(named.map(({ label }) => label.es).join(', ')).toBe(labels);
  });

  it.each([
    // A verb behind "and" says no itself, if it does.
    ['algo que no me aburra y tenga dragones', '+dragons'],
    ['not scary and has dragons', '-horror +dragons'],
    ['nothing that is grindy and has ads', '-grinding -ads'],
    // What is asked for is none of what somebody is sick of, whatever "or" follows.
    ['hartos del Among Us, algo parecido pa jugar 8 o 10', '+players:8 +seed:among-us'],
    ['cansado de elfos, algo con dragones o piratas', '+dragons|pirates -elves'],
    ['tired of elves, dragons and magic', '-dragons -elves -magic'],
    // Who dislikes something is not disliked.
    ['los shooters me encantan pero mi mujer los odia', '+shooter'],
    // Who plays before others is watched for what they cannot bear.
    ['I need horror for my stream, I scare easily', '+horror'],
    ['quiero terror para mi directo, me asusto con todo', '+horror'],
    ['un juego para mi directo, me asusto con todo', '-horror -jump-scares'],
    ['odio los tutoriales largos, estrategia', '-long-tutorials +strategy'],
    ["I'm sick of roguelikes, 2D action", '-roguelike +2d +action'],
    ['soy alérgico a los juegos de gestión, algo tranquilo', '-management +relaxing'],
    ['violence-free puzzles', '-violence +puzzle'],
    ['microtransaction-free rpg', '-microtransactions +rpg'],
    ['me niego a jugar a shooters, quiero rol', '-shooter +rpg'],
    ['aventura sin disparos', '+adventure -shooter -guns'],
    ['con disparos', '+shooter'],
    ["horror that isn't scary", '-horror +spooky-light'],
    ['I want a horror game but I scare easily', '+horror ~spooky-light -jump-scares'],
    ['quiero terror pero soy muy miedoso', '+horror ~spooky-light -jump-scares'],
    ['a less scary horror game', '+spooky-light'],
    ['un juego de terror, pero soy muy cagona', '+horror ~spooky-light -jump-scares'],
    ['I scare easily, a puzzle game', '+puzzle -horror -jump-scares'],
    ['un juego de terror menos terrorífico', '+spooky-light'],
    ['a less violent shooter', '+shooter -violence'],
    ['a not overly complex strategy game', '+strategy -complex'],
    ['no horror, horror scares me', '-horror'],
    ['terror que no dé miedo', '-horror +spooky-light'],
    ['detectives sin asesinatos', '+detective -murder'],
    ['nada de PEGI 18, aventura', '+adventure +age:17'],
    ['adventure, nothing PEGI 12 or above', '+adventure +age:11'],
    ['nada que pase de PEGI 7, aventura', '+adventure +age:7'],
    ["a soulslike that isn't hard", '+soulslike +adjustable-difficulty'],
    ['un soulslike que no sea muy difícil', '+soulslike +adjustable-difficulty'],
    ['bullet hell que no sea difícil, con modo fácil', '-hard +bullet-hell +adjustable-difficulty'],
    ['metroidvania que no sea muy difícil', '-hard +metroidvania'],
    ["I'm claustrophobic, an adventure", '-caves -tight-spaces +adventure'],
    ['terror claustrofóbico', '+horror'],
    ['something cosy, no bugs or creepy crawlies', '-insects -spiders +cozy'],
    ['juego en el que no tenga que matar a nadie', '+no-killing'],
    ['stealth without killing anyone', '+stealth +no-killing'],
    ['rpg con doblaje o al menos subtítulos', '+rpg +spanish:text'],
    ['rpg con voces, sin subtítulos', '+rpg +spanish:voices'],
    ['estrategia que no sea exclusiva de PC', '+strategy -platform:pc:only'],
    ['exclusivos de Switch, no de PC', '+platform:switch:only -platform:pc'],
    ['a shooter without spending a cent', '+shooter +price:free'],
    ['point and click, no LucasArts', '+point-and-click -maker:lucasarts'],
    ['un juego de fútbol que no sea de EA', '+football -maker:ea'],
    ['odio los roguelikes largos, algo de gatos', '-roguelike+hours:30- +cats'],
    ['deportes que no sean simuladores para dos', '+sports -simulation +players:2'],
    ["sports games that aren't simulators for two", '+sports -simulation +players:2'],
    ['odia los de terror en línea, algo de gatos', '-horror+players:online +cats'],
    ['I hate shooters online and want cats', '-shooter+players:online +cats'],
    ['no long RPGs, something with cats', '-rpg+hours:30- +cats'],
    ['nada de shooters gratis, con gatos', '-shooter+price:free +cats'],
    ['sin terror, corto', '-horror +hours:-6'],
    ['un roguelike sin muerte permanente', '+roguelike +roguelite'],
    ['metroidvania without backtracking', '+metroidvania +linear'],
    ['juego de cartas sin suerte', '+card-game -luck'],
    ['aventura sin finales tristes', '+adventure -sad-ending'],
    ["an adventure that doesn't end badly", '+adventure -sad-ending'],
    ['coop sin jugar con desconocidos', '+players:coop -strangers'],
    ['co-op without randoms', '+players:coop -strangers'],
    ['estrategia que no sea en tiempo real', '+strategy +turn-based'],
    ["a strategy game that isn't real-time", '+strategy +turn-based'],
    ['piratas, que no sea solo multijugador', '+pirates +players:solo'],
    ["a pirate game that isn't multiplayer only", '+pirates +players:solo'],
    ['drama psicológico sin terror', '+mental-health -horror'],
    ['psychological drama without horror', '+mental-health -horror'],
    ['mundo abierto sin misiones de recadero', '+open-world -filler-quests'],
    ['RPG sin DLC', '+rpg -dlc'],
  ])('%s', (text, wishes) => {
    expect([...wishesInShort(text, index.knowledge)].sort()).toEqual([...inShort(wishes)].sort());
  });
});

describe('understand() reads a word behind a name or a thing', () => {
  it.each([
    ['terror psicológico, jumpscares no porfa', '+psychological-horror -jump-scares'],
    ['an rpg, zombies no please', '+rpg -zombies'],
    ['zombis no pero vampiros sí', '-zombies +vampires'],
    ['me flipó Bloodborne, Elden Ring no tanto', '+seed:bloodborne -seed:elden-ring'],
    ['loved Bloodborne, Elden Ring not so much', '+seed:bloodborne -seed:elden-ring'],
    ['Hades me flipó y Dead Cells meh', '+seed:hades -seed:dead-cells'],
    ['loved Hades, Dead Cells was so-so', '+seed:hades -seed:dead-cells'],
    ['Celeste no tanto, Hades sí', '-seed:celeste +seed:hades'],
    ['un rpg con historia, el combate no tanto', '+rpg +story-rich'],
    ['I love puzzles, platformers not so much', '+puzzle'],
    // …but not before one, nor of a machine.
    ['no tanto combate sino historia', '~combat ~story-rich'],
    ['an rpg with guns, not so much magic', '+guns +rpg -magic'],
    ['tengo un PC regular, un rpg', '+platform:pc +rpg'],
    ['algo como Hades, más o menos', '+seed:hades'],
  ])('that says how little it pleases: %s', (text, wishes) => {
    expect(wishesInShort(text, index.knowledge)).toEqual(inShort(wishes));
  });
});

describe('refusedGames()', () => {
  it.each(['Persona games except 5', 'juegos de la saga Persona excepto el 5', 'Persona games but not Persona 5'])(
    'leaves the rest of a series that is asked for: %s',
    (text) => {
      const ids = idsFor(text);
      expect(ids).toContain('persona-4-golden');
      expect(ids.filter((id) => id.startsWith('persona-5'))).toEqual([]);
    },
  );

  it.each(["de Assassin's Creed, todos menos Valhalla", "Assassin's Creed, but not Valhalla"])(
    'takes a series as asked for of which some game is refused: %s',
    (text) => {
      const ids = idsFor(text);
      expect(ids.length).toBeGreaterThan(5);
      expect(ids.filter((id) => !id.startsWith('assassins-creed') || id.endsWith('valhalla'))).toEqual([]);
    },
  );

  it('knows a game of a series by its number', () => {
    expect(idsFor('los Final Fantasy, todos menos el XIV')).not.toContain('final-fantasy-xiv-online');
  });

  it('takes the games of every studio of a name', () => {
    const developers = recommender
      .recommend('algo de la Switch que no sea de Nintendo')
      .matches.map(({ game }) => game.developer ?? '');
    expect(developers.filter((developer) => /\bNintendo\b/.test(developer))).toEqual([]);
  });

  it('takes a whole series that is not asked for', () => {
    expect(idsFor('football, not FIFA').filter((id) => /fifa|ea-sports-fc/.test(id))).toEqual([]);
  });
});

describe('refused war', () => {
  it.each(['un 4X sin guerra', '4X without war'])('leaves empires that may live in peace: %s', (text) => {
    expect(idsFor(text)).toContain('civilization-v');
  });
});

describe('a refused series', () => {
  it('takes what bears its name in other series', () => {
    const { removed } = recommender.recommend('carreras, nada de Forza');
    expect(removed.flatMap(({ best }) => best.map(({ id }) => id))).toContain('forza-motorsport-2023');
  });
});

describe('a refused series of games', () => {
  const taken = (text: string) => recommender.recommend(text).removed.flatMap(({ best }) => best.map(({ id }) => id));

  it.each([
    ['party game, no mario', 'super-mario-party'],
    ['un juego para fiestas, nada de mario', 'super-mario-party'],
    ['que no sea among us, juego de traidores', 'among-us-3d'],
    ['social deduction, not among us', 'among-us-3d'],
    ['dinosaur game but not ark', 'ark-the-survival-of-the-fittest'],
    ['juego de dinosaurios, ark no', 'ark-the-survival-of-the-fittest'],
  ])('takes its other series and all that is called so: %s', (text, id) => {
    expect(taken(text)).toContain(id);
  });

  it.each(['loved Mass Effect 2, not Andromeda', 'me encantó Mass Effect 2, que no sea Andromeda'])(
    'stays where another game of it is liked: %s',
    (text) => {
      expect(idsFor(text)).toContain('mass-effect-3');
      expect(idsFor(text)).not.toContain('mass-effect-andromeda');
    },
  );
});

describe('a refused firm', () => {
  it.each([
    ["flight simulator that isn't the Microsoft one", 'microsoft-flight-simulator-2020'],
    ['simulador de vuelo que no sea el de microsoft', 'microsoft-flight-simulator-2020'],
    ['un shooter espacial que no sea de microsoft', 'halo-reach'],
    ['un juego de coches que no sea el de sony', 'gran-turismo-7'],
    ["a racing game that isn't the Sony one", 'gran-turismo-7'],
    ['simulador de trenes que no sea el de dovetail', 'train-sim-world-4'],
    ['mundo abierto que no sea de rockstar', 'red-dead-redemption-2'],
    ['nada de rockstar, mundo abierto', 'red-dead-redemption-2'],
  ])('takes what is its own, and what bears its name: %s', (text, id) => {
    const ids = idsFor(text);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(id);
  });
});

describe('a refused name', () => {
  it.each([
    ['acción que no sea de Marvel', 'marvels-spider-man-2'],
    ['an adventure, no Star Wars', 'star-wars-jedi-fallen-order'],
    ['adventure, no Disney games', 'disneys-aladdin'],
  ])('takes what is about it: %s', (text, id) => {
    const { removed } = recommender.recommend(text);
    expect(removed.flatMap(({ best }) => best.map((game) => game.id))).toContain(id);
  });
});

describe('a refused house', () => {
  it('takes the games of its studios', () => {
    const { removed } = recommender.recommend('shooter, nothing by Activision');
    const taken = removed.flatMap(({ best }) => best.map(({ developer }) => developer));
    expect(taken).toEqual(expect.arrayContaining(['Infinity Ward', 'Treyarch']));
  });
});

describe('a refused studio', () => {
  it.each([
    ['similar to diablo but not by blizzard', '-maker:blizzard-entertainment +seed:diablo-ii+diablo-4+diablo-iii'],
    [
      'parecido a diablo pero que no sea de blizzard',
      '-maker:blizzard-entertainment +seed:diablo-ii+diablo-4+diablo-iii',
    ],
    ['like diablo, not blizzard games', '-maker:blizzard-entertainment +seed:diablo-ii+diablo-4+diablo-iii'],
    ['no blizzard games, action rpg', '-maker:blizzard-entertainment +action-rpg'],
    ['action rpg not made by blizzard', '-maker:blizzard-entertainment +action-rpg'],
    [
      'like diablo but from someone other than blizzard',
      '-maker:blizzard-entertainment +seed:diablo-ii+diablo-4+diablo-iii',
    ],
    ['rpg de acción, nada de blizzard', '-maker:blizzard-entertainment +action-rpg'],
    ['not a remedy game, puzzles', '-maker:remedy-entertainment +puzzle'],
    ['a blizzard survival game', '+snow +survival'],
    ['games with blizzards, no horror', '+snow -horror'],
    ['puzzles, no rare loot games', '+puzzle -loot'],
  ])('needs no capital letter where the words speak of who makes a game: %s', (text, wishes) => {
    expect([...wishesInShort(text, index.knowledge)].sort()).toEqual([...inShort(wishes)].sort());
  });
});

describe('withRoles()', () => {
  const taken = (text: string) => recommender.recommend(text).removed.flatMap(({ best }) => best.map(({ id }) => id));

  it.each(['no quiero ser policía, juego de crimen', "crime game, I don't want to play as a cop"])(
    'refuses whom one plays, and not who merely is in a game: %s',
    (text) => {
      expect(taken(text)).toContain('la-noire');
      expect(taken(text)).not.toContain('grand-theft-auto-v');
    },
  );

  it('leaves other refusals as they are', () => {
    expect(taken('crimen sin policías')).toContain('grand-theft-auto-v');
    expect(taken("I don't want to play a zombie game, survival please")).toContain('minecraft');
  });
});

describe('no-killing', () => {
  it.each(['a game I can finish without killing anyone', 'sigilo sin matar a nadie'])(
    'leads with those: %s',
    (text) => {
      expect(idsFor(text).slice(0, 8)).toEqual(
        expect.arrayContaining(['dishonored', 'metal-gear-solid-v-the-phantom-pain']),
      );
    },
  );
});

describe('gamesToldBy()', () => {
  const place = (id: string) => games.findIndex((game) => game.id === id);

  it('finds games by what they sell', () => {
    const told = gamesToldBy({ purchases: true }, index);
    expect(told.has(place('genshin-impact'))).toBe(true);
    expect(told.has(place('celeste'))).toBe(false);
  });

  it('wants all facts that are given', () => {
    const told = gamesToldBy({ age: 18, concepts: ['violence', 'combat'] }, index);
    expect(told.has(place('call-of-duty-modern-warfare-ii-2022'))).toBe(true);
    expect(told.has(place('celeste'))).toBe(false);
    expect(told.has(place('coin-master'))).toBe(false);
    expect(told.has(place('disco-elysium'))).toBe(false);
  });

  it('leaves in what is known for the contrary', () => {
    const told = gamesToldBy({ age: 18, concepts: ['violence', 'combat'], without: 'bloodless' }, index);
    expect(told.has(place('call-of-duty-modern-warfare-ii-2022'))).toBe(true);
    expect(told.has(place('mass-effect-2007'))).toBe(false);
    expect(idsFor('rpg espacial sin sangre').slice(0, 12)).toContain('mass-effect-2007');
  });

  it('keeps wars out of what shall not be violent', () => {
    const about = idsFor('rts sin violencia').map((id) => games[place(id)].facets.core);
    expect(about.filter((core) => core.includes('war'))).toEqual([]);
    expect(idsFor('rts sin violencia')).not.toContain('command-and-conquer-red-alert-2');
  });

  it('keeps out of an answer what facts give away', () => {
    const adult = idsFor('shooter sin sangre').filter((id) => (games[place(id)].age ?? 0) >= 18);
    expect(adult).toEqual([]);
  });
});

describe('understand() reads what refuses by itself', () => {
  it.each([
    ['rpg que no me lleve más de 40 horas', '+rpg +hours:-40'],
    ['rpg, nothing that takes more than 40 hours', '+rpg +hours:-40'],
    ['sin dragones, de más de 50 horas', '-dragons +hours:50-'],
    ['sin tráfico y sin estrés', '+relaxing'],
    ['aventura sin terror, me asusto mucho', '+adventure -horror -jump-scares'],
  ])('%s', (text, wishes) => {
    expect([...wishesInShort(text, index.knowledge)].sort()).toEqual([...inShort(wishes)].sort());
  });
});
