import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from './understand';
import { inShort, wishesInShort } from './wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('understand() takes a text for one about games', () => {
  it.each([
    'like GTA but set in the past, not modern day',
    'como The Last of Us pero menos deprimente',
    'something in the vein of Celeste qwzx qwzx qwzx',
    'ya me pasé Skyrim tres veces, qwzx qwzx qwzx',
  ])('that names a game: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(true);
  });

  it.each([
    'se me cansa la vista enseguida, por turnos',
    'my eyes get tired quickly, turn-based',
    'semana horrible con los suegros encima, quiero romper cosas',
  ])('that asks for a sort of game in a clause of its own: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(true);
  });

  it.each([
    'estoy qwzx qwzx, una aventura gráfica',
    'qwzx qwzx qwzx 4x',
    'estoy qwzx qwzx, una de piratas',
    'los pájaros que qwzx',
  ])('that ends in a wish, names a kind of game or a thing: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(true);
  });

  it.each([
    'quiero sentirme un detective de verdad',
    'quiero sentirme un pirata',
    'I want to feel like a real detective',
  ])('that says what somebody wants to feel like: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(true);
  });

  it.each(['quiero sentirme mejor', 'I want to feel better'])('unless it is about how somebody is: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(false);
  });

  it.each([
    'me acaban de regalar una switch y no qwzx',
    'Just got given a Switch and qwzx where to qwzx',
    'qwzx me ha prestado la wii',
    'I inherited a gamecube from qwzx',
  ])('that names a console: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(true);
  });

  it.each(['the light switch is broken', 'how do I reset my Switch', 'el switch de la red no va'])(
    'unless it speaks of something else by that name, or wants no game: %s',
    (text) => {
      expect(understand(text, knowledge).sense).toBe(false);
    },
  );

  it.each(['estoy qwzx qwzx, los piratas', 'los pájaros han qwzx'])('unless it merely says something: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(false);
  });

  it.each(['libros como Harry Potter', 'books like Harry Potter'])('unless it asks for something else: %s', (text) => {
    expect(understand(text, knowledge).sense).toBe(false);
  });
});

describe('understand() reads genre, theme, mood, look', () => {
  it.each([
    // Whoever is in one for themselves asks for no such place.
    ['un juego ambientado en el hospital', '+hospital'],
    ['a game set at the office', '+office'],
    ['estoy en la oficina, algo de zombis', '+zombies'],
    ['juego de rol por turnos con mundo abierto', '+rpg +turn-based +open-world'],
    ['turn-based open world role playing game', '+rpg +turn-based +open-world'],
    ['plataformas de pixel art con buena banda sonora', '+platformer +pixel-art +great-music'],
    ['pixel art platformer with a great soundtrack', '+platformer +pixel-art +great-music'],
    ['algo relajante y acogedor', '+relaxing +cozy'],
    ['something relaxing and cozy', '+relaxing +cozy'],
    ['aventura gráfica de piratas', '+point-and-click +pirates'],
    ['point and click adventure with pirates', '+point-and-click +pirates'],
    ['construir una ciudad medieval', '+city-builder +medieval'],
    ['medieval city builder', '+city-builder +medieval'],
    ['pintado a mano y sin diálogos', '+hand-drawn -text-heavy +wordless'],
    ['hand drawn, no dialogue', '+hand-drawn -text-heavy +wordless'],
    ['detective con bucle temporal', '+detective +time-loop'],
    ['detective time loop', '+detective +time-loop'],
    ['un juego de gatos', '+cats'],
    ['pretty hard shooter lol', '+hard +shooter'],
    ['point n click', '+point-and-click'],
    ['rpg with actual combat, you play the queen', '+rpg +combat'],
    ['10 year old laptop', '+hardware:low'],
    ['no subscription MMO', '-subscription +mmorpg +players:mmo'],
    ['looks like a NES game', '+retro-look'],
    ['para alguien que no juega nunca', '+beginner-friendly'],
    ['for someone who never plays', '+beginner-friendly'],
    ['que se pueda dejar en cualquier momento', '+save-anywhere'],
    ['something I can pause at any time', '+save-anywhere'],
    ['something Ghibli-like', '+ghibli-like'],
    ['rpg', '+rpg'],
    ['algo de coches', '+driving +racing'],
    ['boxing game', '+boxing'],
    ['what sort of rpg', '+rpg'],
    ['a game with a box', ''],
    ['something to touch and move', ''],
    ['star wars universe rpg', '+star-wars +rpg'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});

describe('understand() reads a wish alike in both languages', () => {
  it.each([
    ['construir mi propia ciudad', 'build my own city', '+city-builder'],
    ['tardes de lluvia', 'rainy afternoons', '~cozy'],
    ['aventura para jugar con mis hijos', 'adventure to play with my kids', '+adventure +kids +players:multiplayer'],
    ['terror de los dos mil', 'horror from the 2000s', '+horror +year:2000-2009'],
    [
      'piratas, nada que haya jugado todo el mundo',
      "pirates, nothing everyone's already played",
      '+pirates +fame:hidden',
    ],
    ['puzles para dos hermanos', 'puzzles for two siblings', '+puzzle +players:2'],
    [
      'rol con voces en español latino',
      'rpg with Latin American Spanish voice acting',
      '+rpg +spanish:voices ~latin-dub',
    ],
    ['terror sin sustos repentinos', 'horror without sudden scares', '+horror -jump-scares'],
    ['con colores alegres', 'with cheerful colours', '+colourful'],
    ['piratas, partidas más cortas', 'pirates, shorter matches', '+pirates +session:20'],
    ['de piratas, increíblemente difícil', 'pirates, incredibly hard', '+pirates +hard'],
  ])('%s, %s', (es, en, wishes) => {
    expect(wishesInShort(es, knowledge)).toEqual(inShort(wishes));
    expect(wishesInShort(en, knowledge)).toEqual(inShort(wishes));
  });
});

describe('understand() reads facts', () => {
  it.each([
    ['cooperativo en el sofá para cuatro', '+players:coop+couch+4'],
    ['couch co-op for four', '+players:coop+couch+4'],
    ['somos cuatro y tenemos una Switch', '+players:couch+4 +platform:switch'],
    ['four of us with one Switch', '+players:couch+4 +platform:switch'],
    ['somos cuatro, cada uno con su Switch', '+players:4 +platform:switch'],
    ['four of us online, one has a Switch', '+players:online+4 +platform:switch'],
    ['cooperativo, solo PvE', '+players:coop -pvp'],
    ['co-op, strictly PvE', '+players:coop -pvp'],
    ['me hizo llorar', '+emotional'],
    ['made me cry', '+emotional'],
    ['algo para reírnos una noche', '+funny'],
    ['pantalla partida para cuatro colegas', '+players:couch+4 ~split-screen'],
    ['online con tres amigos', '+players:online+4'],
    ['online with three friends', '+players:online+4'],
    ['para jugar con mi pareja', '+players:2 +couples'],
    ['me and my wife', '+players:2 +couples'],
    ['un jugador', '+players:solo'],
    ['single player', '+players:solo'],
    ['nada de online', '-players:online'],
    ['no online', '-players:online'],
    ['en la Play 4', '+platform:ps4'],
    ['on PS4', '+platform:ps4'],
    ['para móvil Android', '+platform:android'],
    ['en PC o Switch', '+platform:pc+switch'],
    ['de los 90', '+year:1990-1999'],
    ['from the nineties', '+year:1990-1999'],
    ['anterior a 2005', '+year:-2004'],
    ['before 2005', '+year:-2004'],
    ['entre 1995 y 2000', '+year:1995-2000'],
    ['between 1995 and 2000', '+year:1995-2000'],
    ['que hayan salido en 2024 o después', '+year:2024-'],
    ['released in 2024 or later', '+year:2024-'],
    ['menos de diez horas', '+hours:-10'],
    ['under ten hours', '+hours:-10'],
    ['más de 50 horas', '+hours:50-'],
    ['dos o tres horas como mucho', '+hours:-3'],
    ['dos o tres horas', '+hours:-3'],
    ['a two or three hour story game', '+hours:-3 +story-rich'],
    ['sin anuncios ni internet', '+players:offline -ads'],
    ['juego de peleas local para cuatro', '+players:couch+4 +fighting'],
    ['2-4 hours max', '+hours:-4'],
    ['que se acabe en un finde', '+hours:-12'],
    ['I can finish in a weekend', '+hours:-12'],
    ['un puzle, los jugamos todos los fines de semana', '+puzzle'],
    ['we play every weekend, a puzzle game', '+puzzle'],
    ['plataformas moderno', '+platformer +year:newest-12'],
    ['modern platformer', '+platformer +year:newest-12'],
    ['partidas de 20 minutos', '+session:20'],
    ['20-minute sessions', '+session:20'],
    ['gratis', '+price:free'],
    ['free', '+price:free'],
    ['gratis de verdad', '+price:really-free'],
    ['free, and really free', '+price:really-free'],
    ['un solo pago', '+price:one-payment'],
    ['one payment', '+price:one-payment'],
    ['gratis o de pago único', '+price:at-most-once'],
    ['one time purchase or free', '+price:at-most-once'],
    ['gratis, de pago único', '+price:free'],
    ['barato', '~price:cheap'],
    ['con voces en castellano', '+spanish:voices'],
    ['must have Spanish subtitles', '+spanish:text'],
    ['mi PC es una patata', '+hardware:low'],
    ['my laptop is a potato', '+hardware:low'],
    ['para mi hijo de 8 años', '+age:8 +kids'],
    ['for my eight-year-old', '+age:8 +kids'],
    ['para mi hijo de 15 años', '+age:15'],
    ['me mareo', '-motion-sickness'],
    ['I get motion sick', '-motion-sickness'],
    ['que no sea el de siempre', '+fame:hidden'],
    ['nothing everyone already knows', '+fame:hidden'],
    ['los mejores', '~fame:acclaimed'],
    ['de menos de 10h', '+hours:-10'],
    ['under 10h', '+hours:-10'],
    ['un juego de 100 horas', '+hours:40-'],
    ['un juego de más de 100 horas', '+hours:80-'],
    ['a game of over 100 hours', '+hours:80-'],
    ['un gestor de fútbol', '+sports-management +football'],
    ['a football manager', '+sports-management +football'],
    ['a 100 hour epic', '+hours:40- +epic'],
    ['un cuarto de hora', '+session:15'],
    ['half hour runs', '+session:30'],
    ['30 min', '~session:30'],
    ['del año 98', '+year:1998-1998'],
    ['de principios de los 2000', '+year:2000-2005'],
    ['early 2000s', '+year:2000-2005'],
    ["I'm colorblind and color puzzles are impossible", '+colourblind-friendly -match-3'],
    ['soy daltónico y los puzles de colores me matan', '+colourblind-friendly -match-3'],
    ['I get migraines from flashing lights', '-flashing-lights'],
    ['tengo migrañas con los destellos', '-flashing-lights'],
    ['I played the famous metroidvanias, any lesser known one', '+metroidvania +fame:hidden'],
    ['ya jugué los metroidvania famosos, alguno menos conocido', '+metroidvania +fame:hidden'],
    ['spies in the 60s', '+sixties +spies'],
    ['espías de los años 60', '+sixties +spies'],
    ['mi sobrino (6), coches no', '+age:6 +kids -driving -racing'],
    ['my nephew (6), no cars', '+age:6 +kids -driving -racing'],
    ['late 90s or early 2000s', '+year:1995-2005'],
    ['rpg from the late 80s and early 90s', '+rpg +year:1985-1995'],
    ['juegos de los 80 y 90', '+year:1980-1999'],
    ['games of the 80s and 90s', '+year:1980-1999'],
    ['after 2000 and before 2005', '+year:2001-2004'],
    ['finales de los 90 o principios de los 2000', '+year:1995-2005'],
    ['jrpg anterior al 2000', '+jrpg +year:-1999'],
    ['jrpg from before the year 2000', '+jrpg +year:-1999'],
    ['my two boys (7 and 10)', '+age:7 +kids'],
    ['mis dos hijos (7 y 10)', '+age:7 +kids'],
    ['menos de 15€', '+price:-15'],
    ['under £15', '+price:-15'],
    ['con mi cuñado', '+players:2'],
    ['with my flatmate', '+players:2'],
    ['me and 2 mates', '+players:3'],
    ['para mi nena de cinco', '+age:5 +kids'],
    ['my niece is nine', '+age:9 +kids'],
    ['tengo 70 años', '+seniors'],
    ["I'm 70 years old", '+seniors'],
    ['no hablo inglés', '+spanish:text'],
    ["I don't speak English", '+spanish:text'],
    ['mi notebook es viejita, de 4GB', '+hardware:low'],
    ['my ancient laptop with 4GB', '+hardware:low'],
    ['él en Xbox y yo en PC', '+crossplay +players:online +platform:xbox-any+pc'],
    ["he's on Xbox, I'm on PC", '+crossplay +players:online +platform:xbox-any+pc'],
    ['no tengo reflejos', '-reflexes'],
    ['sin chat ni compras', '-chat-with-strangers -microtransactions'],
    ['no chat or purchases', '-chat-with-strangers -microtransactions'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});

describe('understand() tells must from nice', () => {
  it.each([
    ['plataformas con pixel art si puede ser', '+platformer ~pixel-art'],
    ['a metroidvania, pixel art would be nice', '+metroidvania ~pixel-art'],
    ['first or third person doesn’t matter, stealth', '+stealth'],
    ['terror, los gráficos me dan igual', '+horror'],
    ['survival, sin zombis a ser posible', '+survival -zombies'],
    ['metroidvania, a ser posible con pixel art', '+metroidvania ~pixel-art'],
    ['metroidvania, ideally with pixel art', '+metroidvania ~pixel-art'],
    ['idealmente corto, pero rol', '~hours:-6 +rpg'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});

describe('understand() takes either where the text says "or"', () => {
  it.each([
    ['gratis, con historia o puzles', '+price:free +story-rich|puzzle'],
    ['free, with a story or puzzles', '+price:free +story-rich|puzzle'],
    ['rol o estrategia o gestión', '+rpg|strategy|management'],
    ['rol y estrategia', '+rpg +strategy'],
    ['con dragones o en el que haya piratas', '+dragons|pirates'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});

describe('understand() bears how people write', () => {
  it.each([
    ['juego en espanol para ninos', 'juego en español para niños'],
    ['juegso de estratejia medieval', 'juegos de estrategia medieval'],
    ['xa jugar cn amigos', 'para jugar con amigos'],
    ['un roguelike chill para couch coop', 'un roguelike relajante, cooperativo en el sofá'],
    ['juego de naves para la computadora', 'juego de naves para el ordenador'],
    ['CARRERAS ARCADE', 'carreras arcade'],
    ['rol d los d antes', 'rol de los de antes'],
    ['un juego para mi hermano, que dice que le gusta el rol', 'un juego de rol para mi hermano'],
    ['a roguelite with dice', 'roguelite de dados'],
    ['murder mistery visual novel', 'murder mystery visual novel'],
  ])('%s = %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
  });

  it('keeps the words that a wish was read from, as they were written', () => {
    const [wish] = understand('Busco algo de ZOMBÍS', knowledge).wishes;
    expect(wish.words).toBe('ZOMBÍS');
  });
});

describe('understand() reads whom and what a request is for', () => {
  it.each([
    // A second Spanish negation only stresses the first.
    ['que mi hijo juegue sin perder nunca', '+kids +no-fail'],
    ['zombis nunca', '-zombies'],
    // Who leaves out the maker of the machine that they want means the studio.
    ['plataformas de 3DS que no sea de Nintendo', '+platformer +platform:3ds -maker:nintendo'],
    ['platformers, but not on Nintendo', '+platformer -platform:nintendo'],
    // "Pretty" describes a thing, or stresses another word.
    ['a pretty platformer', '+beautiful +platformer'],
    ['pretty, relaxing game', '+beautiful +relaxing'],
    ['cute and pretty', '+cute +beautiful'],
    ['something pretty for my brother', '+beautiful'],
    ['a pretty hard platformer', '+precision-platformer'],
    ['a pretty flying game', '+beautiful +flying'],
    ['co-op for six months', '+players:coop'],
    ['Diablo but in space', '+seed:diablo-ii+diablo-4+diablo-iii +space'],
    ['me mola FTL, más estrategia', '+seed:ftl-faster-than-light +strategy'],
    ['a pretty long rpg', '+rpg +hours:30-'],
    // What is said of the weather, or of others, is no wish.
    ['hace un frío del demonio, un juego de puzles', '+puzzle'],
    ["it's raining cats and dogs, give me a roguelike", '+roguelike'],
    ['mi jefe es un pirata, quiero un juego de estrategia', '+strategy'],
    ['my boss is a pirate, I want a strategy game', '+strategy'],
    // What is like a studio's games is not what it made.
    ['algo parecido a Team Ico', '+seed:team-ico'],
    ['Team Ico y parecidos', '+seed:team-ico'],
    ['Team Ico and the like', '+seed:team-ico'],
    ['Team Ico-ish games', '+seed:team-ico'],
    ['juegos de Team Ico', '+maker:team-ico'],
    ['games by Team Ico', '+maker:team-ico'],
    ['nothing like Team Ico', '-maker:team-ico'],
    ['like Skyrim by Obsidian', '+seed:skyrim +maker:obsidian-entertainment'],
    // Words of life that were taken for wishes.
    ['my pc is 15 years old, shooters', '+shooter +hardware:low'],
    ['mi pc tiene 15 años, shooters', '+shooter +hardware:low'],
    ['un soulslike fácil de instalar', '+soulslike'],
    ['a soulslike that is easy to set up', '+soulslike'],
    // Whom a game is for is no alternative to what it is about.
    ['games about space or science for a 10 year old', '+space|science +kids +age:10'],
    // What stands beside a thing that no concept names is an alternative to that thing, and not to what came before it.
    ['algo relajante con capibaras o gatos', '+relaxing ~cats ~thing:capibaras'],
    ['something relaxing with capybaras or cats', '+relaxing ~cats ~thing:capybaras'],
    ['sigilo en un invernadero o un castillo', '+stealth ~medieval ~thing:invernadero'],
    ['stealth in a greenhouse or a castle', '+stealth ~medieval ~thing:greenhouse'],
    ['algo con buena historia o puzles', '+story-rich|puzzle'],
    // Of what a phrase means, the one of a kind with the other side is the alternative.
    ['un hospital o un zoo', '+hospital|zoo'],
    ['a zoo or a hospital', '+zoo|hospital'],
    ['coches o motos', '+racing|motorbikes ~driving'],
    ['cars or bikes', '+racing|motorbikes ~driving'],
    // The year of a machine is not that of the game.
    ['rpg para un pc cutre de 2010', '+rpg +hardware:low'],
    ['rpg de 2010 para un pc cutre', '+rpg +hardware:low +year:2010-2010'],
    // Children are scared gently, and an age that is told counts.
    ['scary but kid friendly game for a 9 year old', '+spooky-light +kids +age:9'],
    ['un rpg de PC, que los otros vienen solo en inglés', '+rpg +platform:pc'],
    ['un shooter, hay un puro PC', '+shooter +platform:pc'],
    ['juego de terror', '+horror'],
    ['nada de terror para mi hija de 9', '-horror +kids +age:9'],
    ['nada de miedo', '-horror'],
    ['para mi hijo autista de 8', '+kids +age:8'],
    ['trivia for two couples', '+trivia +players:4'],
    ['easy racing for my 70 yo dad', '+easy +racing +seniors'],
    ['nada de terror psicológico', '-psychological-horror'],
    ['my wife hates dying over and over', '-hard +couples'],
    ['coop de dos en Wii', '+players:coop+2 +platform:wii'],
    ['aventura en 1a persona', '+adventure +first-person'],
    ['games for my blind friend', '+blind-friendly'],
    ["platformers, my PS3's gathering dust", '+platformer +platform:ps3'],
    ['puzzles for my 14 y/o niece', '+puzzle +age:14'],
    ['puzles para mi sobrina', '+puzzle +kids +age:7'],
    // A name that says no more than a sort of game is that sort.
    ['dinosaur game for a seven year old', '+dinosaurs +kids +age:7'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
