import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from '../understand/understand';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('understand() finds the games that the answer shall resemble', () => {
  it.each([
    ['algo como Stardew Valley pero con combate', '+seed:stardew-valley +combat'],
    ['like Stardew Valley but with combat', '+seed:stardew-valley +combat'],
    ['algo como stardew valey pero con convate', '+seed:stardew-valley +combat'],
    ['Hades pero por turnos', '+seed:hades +turn-based'],
    ['like hades but turn based', '+seed:hades +turn-based'],
    ['I loved Celeste and Hollow Knight', '+seed:celeste +seed:hollow-knight'],
    ['me encantaron Celeste y Hollow Knight', '+seed:celeste +seed:hollow-knight'],
    ['una mezcla de Portal y Myst', '+seed:portal +seed:myst'],
    ['portal-style puzzles', '+seed:portal +puzzle'],
    ['como el Age of Empires', '+seed:age-of-empires-ii+age-of-empires-3+age-of-empires'],
    ['el Age pero con robots', '+seed:age-of-empires-ii +robots'],
    ['something journey-like with co-op', '+seed:journey +players:coop'],
    ['a Portal-esque puzzle', '+seed:portal +puzzle'],
    [
      'me pasé otra vez los Yakuza y Sleeping Dogs',
      '+seed:yakuza-0+like-a-dragon-infinite-wealth+yakuza-like-a-dragon +seed:sleeping-dogs',
    ],
    ['algo como Gothic', '+seed:gothic-ii+gothic+gothic-3'],
    ['something like Gothic', '+seed:gothic-ii+gothic+gothic-3'],
    ['something gothic like castles', '+gothic +medieval'],
    ['BOTW', '+seed:the-legend-of-zelda-breath-of-the-wild'],
    ['ya jugamos al it takes two y al a way out', '+seed:it-takes-two +seed:a-way-out'],
    ['el portal 2 también lo terminamos, puzles', '+seed:portal-2 +puzzle'],
    ['soy fan absoluto de la saga Dark Souls, un rpg', '+seed:dark-souls +rpg'],
    [
      'done with Celeste, Hades on a laptop of mine and all Dark Souls games',
      '+platform:pc +seed:celeste +seed:hades +seed:dark-souls',
    ],
    ['done with Celeste, Hades and all Dark Souls games, an rpg', '+seed:celeste +seed:hades +seed:dark-souls +rpg'],
    ['el LoL', '+seed:league-of-legends'],
    ['algo que no sea como Dark Souls', '-seed:dark-souls'],
    ['like Celeste but not Celeste', '+seed:celeste -seed:celeste:itself'],
    ['parecido a Celeste pero que no sea Celeste', '+seed:celeste -seed:celeste:itself'],
    ['easier than Celeste', '+seed:celeste ~easy'],
    ['un Celeste que dure más de 20 horas', '+seed:celeste +hours:20-'],
    ['un Celeste sin muertes', '+seed:celeste -death ~no-fail'],
    ['nunca he jugado a Celeste', '+seed:celeste'],
    ['less chatty than Celeste', '+seed:celeste'],
    ['un rpg, que el Unpacking nos gustó', '+rpg +seed:unpacking'],
    ['busco un rpg. Civilization ni regalado', '+rpg -seed:civilization-v+civilization-vi+sid-meiers-civilization-iv'],
    ['busco un rpg. Prey, los dos Dishonored y Fallout 4', '+rpg +seed:prey-2017 +seed:dishonored +seed:fallout-4'],
    ['no es Celeste ni Pandemonium, busco un rpg', '-seed:celeste -seed:pandemonium +rpg'],
    ['un rpg, no me gusta el terror', '+rpg -horror'],
    ['like frostpunk n banished', '+seed:frostpunk +seed:banished'],
    ['minecraft & banished', '+seed:minecraft +seed:banished'],
    ['Favourites: Celeste, Hollow Knight', '+seed:celeste +seed:hollow-knight'],
    [
      'Liked: Mass Effect trilogy, KOTOR',
      '+seed:mass-effect-legendary-edition +seed:star-wars-kotor+star-wars-kotor-ii',
    ],
    ['immersive sims. Done: Dishonored, Hades, Thief', '+immersive-sim +seed:dishonored +seed:hades +seed:thief'],
    ['plataformas, crash, spyro', '+platformer +seed:crash +seed:spyro'],
    ['tycoon de los de antes, theme hospital', '+tycoon +nostalgic +seed:theme-hospital'],
    ['solo jugo a candy crush', '+seed:candy-crush'],
    ['my mum plays candy crush, anything similar', '+seed:candy-crush'],
    ['already finished Celeste, platformer', '+seed:celeste +platformer'],
    ['like DQ11', '+seed:dragon-quest-xi-s'],
    ['como DA origins', '+seed:dragon-age-origins'],
    ['like P5', '+seed:persona-5-royal'],
    ['tipo powerwash', '+seed:powerwash-simulator+powerwash-simulator-2'],
    ['couch co-op, we both loved It Takes Two', '+seed:it-takes-two +players:coop+couch'],
    ['we both loved it takes two', '+seed:it-takes-two'],
    ['a los dos nos encantó It Takes Two, puzles', '+seed:it-takes-two +puzzle +players:2'],
    ['as beautiful as Journey or Gris', '+beautiful +seed:gris +seed:journey'],
    ['tan bonito como Journey o Gris', '+beautiful +seed:gris +seed:journey'],
    ['as relaxing as a journey', '+relaxing +journey'],
    [
      'best football manager alternative on pc',
      '~fame:acclaimed +seed:football-manager-2024+football-manager-2023+football-manager-2022 +platform:pc',
    ],
    [
      'la mejor alternativa a football manager',
      '+seed:football-manager-2024+football-manager-2023+football-manager-2022',
    ],
    ['best Stardew Valley alternative', '~fame:acclaimed +seed:stardew-valley'],
    ['football manager with dragons', '+sports-management +football +dragons'],
    ['best strategy alternative', '~fame:acclaimed +strategy'],
    ['survival without rust', '+survival'],
    ['survival, not rust', '+survival -seed:rust'],
  ])('%s', (text, wishes) => {
    expect(
      read(text).map((wish) => wish.replace(/(seed:(?:dark-souls|thief|crash|spyro|candy-crush)).*/, '$1')),
    ).toEqual(inShort(wishes));
  });

  it.each([
    ['journey', 'journey'],
    ['Portal', 'portal'],
    ['a long journey', undefined],
    ['viaje', undefined],
  ])('puts the game first whose name is all that is said, though it means something else: %s', (text, game) => {
    const { exact, wishes } = understand(text, knowledge);
    expect(exact.map((position) => games[position].id)).toEqual(game ? [game] : []);
    expect(wishes.some(({ aim }) => aim.kind === 'concept')).toBe(true);
  });

  it.each([
    ['Undertale games on Switch', true],
    ['juegos de Undertale', true],
    ['un juego de Undertale para niños de 4 años', true],
    ['an Undertale game for my son', true],
    ['games like Undertale', false],
    ['juegos como Undertale', false],
    ['an Undertale-like game', false],
    ['un juego de Undertale pero más fácil', false],
    ['an Undertale game but easier', false],
    ['I loved Undertale', false],
  ])('puts the one game of a name first where games of it are asked for: %s', (text, comes) => {
    const { exact, known } = understand(text, knowledge);
    expect(exact.map((game) => games[game].id)).toEqual(comes ? ['undertale'] : []);
    expect(known.length).toBe(comes ? 0 : 1);
  });

  it.each([
    ['pokemon switch', '+platform:switch +series:pokemon'],
    ['final fantasy para psp', '+platform:psp +series:final-fantasy'],
    ['sonic mega drive', '+platform:mega-drive +series:sonic'],
    ['Resident Evil, PS5', '+platform:ps5 +series:resident-evil'],
  ])('asks for the games of a series beside the name of a machine that plays several: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['Dragon Ball fighting games', '+fighting +series:dragon-ball'],
    ['juegos de lucha de Dragon Ball', '+fighting +series:dragon-ball'],
    ['Call of Duty zombies', '+series:call-of-duty +zombies'],
    ['Resident Evil with zombies on PS5', '+platform:ps5 +series:resident-evil +zombies'],
    ['juegos de zombis de Call of Duty', '+series:call-of-duty +zombies'],
  ])('asks for the games of a series beside a sort that several of them are: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['barbie fashion games', ['barbie-fashion-designer']],
    ['juegos de moda de Barbie', ['barbie-fashion-designer']],
    ['yu-gi-oh', ['yu-gi-oh-master-duel', 'yu-gi-oh-duel-links']],
    ['ninja turtles beat em up', ['turtles-in-time', 'tmnt-arcade']],
    ['tortugas ninja beat em up', ['turtles-in-time', 'tmnt-arcade']],
    ['sonic style platformers', []],
    ['terminator or robocop', ['terminator-resistance', 'robocop-1988']],
    ['terminator o robocop', ['terminator-resistance', 'robocop-1988']],
  ])('lets the games of a series that are of the sort beside its name lead: %s', (text, ids) => {
    const exact = understand(text, knowledge).exact.map((game) => games[game].id);
    expect(exact).toEqual(ids.length > 0 ? expect.arrayContaining(ids) : []);
  });

  it.each([
    ['zelda ds'],
    ['zelda roguelike'],
    ['like Dragon Ball fighting games'],
    ['Dragon Ball but a fighting game'],
    ['Resident Evil pero para PS5'],
    ['tengo una PS5 y me gustó Resident Evil'],
    ['I loved Resident Evil, I have a PS5'],
    ['Resident Evil with dragons on PS5'],
  ])('asks for likeness where the machine plays few of the series, or where more is said: %s', (text) => {
    expect(read(text).filter((wish) => wish.startsWith('+seed:'))).toHaveLength(1);
  });

  it.each(['FIFA alternatives', 'alternatives to FIFA', 'alternativas al FIFA'])(
    'wants no game of a series to which there shall be an alternative: %s',
    (text) => {
      expect(understand(text, knowledge).known.map((game) => games[game].id)).toContain('fifa-06');
    },
  );

  it.each([
    ['Mario co-op', false],
    ['tortugas ninja cooperativo', false],
    ['Hades pero en móvil', true],
    ['Hades más corto', true],
    ['Hades con dragones', true],
  ])('knows whether the game named is wanted itself: %s', (text, known) => {
    expect(understand(text, knowledge).known.length > 0).toBe(known);
  });

  it.each([
    ['algo como %s, pero más corto', 'hours:-$', 0.6],
    ['something like %s, but not as long', 'hours:-$', 0.6],
    ['algo como %s pero más largo', 'hours:$-', 1.3],
    ['like %s but longer', 'hours:$-', 1.3],
  ])('measures "shorter" and "longer" by the game that is named: %s', (text, wish, share) => {
    for (const id of ['celeste', 'hades', 'persona-5-royal']) {
      const game = games.find((candidate) => candidate.id === id);
      expect(read(text.replace('%s', game?.title ?? ''))).toEqual(
        [`+${wish.replace('$', String(Math.round(Number(game?.hours) * share)))}`, `+seed:${id}`].sort(),
      );
    }
  });

  it.each(['algo como %s, pero corto', 'like %s but short'])(
    'takes "short" for short beside the game that is named: %s',
    (text) => {
      for (const id of ['celeste', 'hades', 'persona-5-royal']) {
        const game = games.find((candidate) => candidate.id === id);
        const most = Math.max(6, Math.round(Number(game?.hours) * 0.4));
        expect(read(text.replace('%s', game?.title ?? ''))).toEqual([`+hours:-${most}`, `+seed:${id}`]);
      }
    },
  );

  it.each(['como final fantasy pero más corto', 'like final fantasy but shorter'])(
    'measures %j by the middle one of the games that the name stands for, one of which is played for ever',
    (text) => {
      const seeds = read(text).flatMap((wish) => /^\+seed:(.*)/.exec(wish)?.[1].split('+') ?? []);
      const hours = games.filter(({ id }) => seeds.includes(id)).map((game) => Number(game.hours));
      const middle = hours.sort((a, b) => a - b)[1];
      expect(hours).toHaveLength(3);
      expect(read(text)).toContain(`+hours:-${Math.round(middle * 0.6)}`);
    },
  );

  it.each([
    ['algo como %s, pero más antiguo', -1],
    ['something like %s, but older', -1],
  ])('measures "older" by the game that is named: %s', (text, years) => {
    for (const id of ['celeste', 'hades', 'persona-5-royal']) {
      const game = games.find((candidate) => candidate.id === id);
      expect(read(text.replace('%s', game?.title ?? ''))).toEqual([
        `+seed:${id}`,
        `+year:-${Number(game?.year) + years}`,
      ]);
    }
  });

  it.each([
    ['coop for kids, not minecraft please', '-seed:minecraft'],
    ['an rpg besides final fantasy', '-seed:final-fantasy'],
    ['algo de estrategia, nada de total war', '-seed:total-war'],
    ['metroidvania, quitando hollow knight', '-seed:hollow-knight'],
    ['un rpg, nada de zeldas', '-seed:the-legend-of-zelda'],
    ["loved exploring, hated Skyrim's menus", '\\+seed:the-elder-scrolls-v-skyrim|\\+seed:skyrim'],
    ['finished all the monkey islands', '\\+seed:the-secret-of-monkey-island'],
  ])('knows a name that no ordinary text would hold wherever it stands: %s', (text, name) => {
    expect(read(text)).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
  });

  it.each([
    ['best persona to start with', '+series:persona'],
    ['el mejor persona para empezar', '+series:persona'],
    ['best hitman game', '+series:hitman'],
    ['el mejor hitman', '+series:hitman'],
    ['cuál es el mejor yakuza', '+series:yakuza'],
    ['best yakuza game', '+series:yakuza'],
    ['best persona 5 like', '+seed:persona-5-royal'],
    ['best control for platformers', undefined],
    ['best farming simulator', undefined],
    ['best room escape', undefined],
  ])('takes a name of a series for it right behind a word of praise: %s', (text, name) => {
    const named = read(text).filter((wish) => /series:|seed:/.test(wish));
    expect(named).toEqual(name ? [name] : []);
  });

  it.each([
    ['el mejor dark souls', 'dark-souls-3'],
    ['souls', 'dark-souls-3'],
  ])('puts the games of a series of few first, the best known before the others: %s', (text, first) => {
    const [exact] = understand(text, knowledge).exact;
    expect(games[exact]?.id).toBe(first);
  });

  it.each([
    ['algo cyberpunk, pero no cyberpunk 2077 que ya lo tengo', '+cyberpunk -seed:cyberpunk-2077'],
    ['a cyberpunk game but not cyberpunk 2077', '+cyberpunk -seed:cyberpunk-2077'],
    ['algo de piratas, no sea of thieves', '+pirates -seed:sea-of-thieves'],
    ['a pirate game, not sea of thieves', '+pirates -seed:sea-of-thieves'],
    ['horror, not dead by daylight', '+horror -seed:dead-by-daylight'],
    ['no quiero zombis', '-zombies'],
    ['no black and white', '-black-and-white'],
  ])('takes several words for the game that they name behind a no: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['de chavo jugaba halo y gears con mi primo', ['halo', 'gears']],
    ['I used to play halo and gears with my cousin', ['halo', 'gears']],
    ['used to play wing commander and freespace', ['wing-commander', 'freespace']],
    ['solía jugar a worms', ['worms']],
    ['souls pero con pistolas', ['dark-souls']],
    ['souls with guns', ['dark-souls']],
    ['jugaba fútbol', []],
    ['I used to play chess', []],
  ])('takes what somebody used to play for a game where it may be one: %s', (text, ids) => {
    const seeds = read(text).filter((wish) => wish.startsWith('+seed:'));
    expect(seeds.map((seed) => ids.find((id) => seed.includes(`:${id}`))).sort()).toEqual([...ids].sort());
  });

  it('takes ordinary words for a name only where the text shows it', () => {
    expect(read('un viaje por el desierto')).not.toContainEqual(expect.stringContaining('seed:'));
    expect(read('play as a falcon')).toEqual(['~thing:falcon']);
    expect(read('play as a Falcon')).toEqual(['+seed:falcon-4-0']);
    expect(read('quiero un celeste')).toEqual(['+seed:celeste']);
    expect(read('games like Journey')).toEqual(['+seed:journey']);
    expect(read('like Inside or Limbo')).toEqual(['+seed:inside', '+seed:limbo']);
  });
});

describe('understand() reads what games belong to', () => {
  it.each([
    ['el mejor zelda para switch', '+platform:switch +series:zelda ~fame:acclaimed'],
    ['juegos de pokémon para la ds', '+platform:ds +series:pokemon'],
    ['any good Final Fantasy games?', '+series:final-fantasy'],
    ['juegos de Zelda o de Pokémon', '+series:zelda|series:pokemon'],
    ['algo de FromSoftware', '+maker:fromsoftware'],
    ['something by From Software', '+maker:fromsoftware'],
    ['Adventure games', '+adventure'],
    ['Sandbox games, no fighting', '+sandbox -combat'],
    ['Games by Spiders', '+maker:spiders'],
    ['juegos de Rare para la N64', '+maker:rare +platform:n64'],
    ['de los creadores de Hades', '+maker:supergiant-games'],
    ['from the devs of Hades', '+maker:supergiant-games'],
    ['los de Dinamic, Topo u Opera', '+maker:dinamic|maker:topo-soft|maker:opera-soft'],
    ['mundo abierto, nada de Ubisoft', '+open-world -maker:ubisoft'],
    ['juegos raros', '+weird'],
    ['an RTS with skirmishes', '+rts ~thing:skirmishes'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    'algo como los juegos de Zelda',
    'i loved the Zelda games',
    'something like GTA V on lowest settings and all the Zelda games',
    // There are none.
    'juegos de Zelda para PS5',
  ])('%s asks for likeness', (text) => {
    expect(read(text)).toContainEqual(expect.stringMatching(/^\+seed:the-legend-of-zelda/));
  });
});

describe('understand() knows which games are known already', () => {
  const titlesOf = (text: string) => understand(text, knowledge).known.map((game) => games[game].title);

  it.each([
    'he jugado a todos los Civilization, algo parecido',
    'played all the Civilization games, more like that',
    'played every Resident Evil and Civilization there is',
  ])('takes all of a series that all have been played of: %s', (text) => {
    expect(titlesOf(text)).toEqual(expect.arrayContaining(['Civilization II', "Sid Meier's Civilization VII"]));
  });

  it.each([
    ['jugué mil horas al Football Manager, qué hay así', true],
    ['already did Football Manager and Hades, what next', true],
    ['me gusta el Football Manager, qué hay así', false],
    ['I love Football Manager, what next', false],
  ])('takes all of a series where the text stresses that it has been played: %s', (text, all) => {
    expect(titlesOf(text).includes('Football Manager 2019')).toBe(all);
  });

  it.each([
    ['juego de gba tipo fire emblem', true],
    ['games like Fire Emblem on the GBA', true],
    ['juegos tipo fire emblem', false],
    ['games like Fire Emblem, no mobile', false],
    ['como Fire Emblem: Awakening para la 3DS', false],
    ['I played every Fire Emblem, something similar on GBA', false],
  ])('takes none of a series that is to be like on a machine: %s', (text, none) => {
    expect(titlesOf(text).length === 0).toBe(none);
  });

  it('takes no more than what is named', () => {
    expect(titlesOf('algo como Civilization VI')).toEqual(["Sid Meier's Civilization VI"]);
  });
});
