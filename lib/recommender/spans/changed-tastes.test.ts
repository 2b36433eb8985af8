import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutFormerTastes()', () => {
  it.each([
    ['I used to love shooters, now I want something cozy', '+cozy'],
    ['antes jugaba mucho a shooters, ahora prefiero puzles', '+puzzle'],
    ['normalmente juego a shooters pero hoy quiero algo tranquilo', '+relaxing'],
    ["I usually play shooters but today I'd like something cozy", '+cozy'],
    ['antes me encantaban los MMO pero ahora quiero algo para jugar solo', '+players:solo'],
    ['after years of MMOs I want a single player RPG', '+players:solo +rpg'],
    ['de pequeño jugaba a Celeste, ahora quiero un shooter', '+shooter'],
    ['just finished Elden Ring, want something relaxing', '+relaxing'],
    ['me acabo de terminar el Elden Ring y me ha dejado hecho polvo, ahora quiero algo tranquilito', '+relaxing'],
    ['salgo de 100 horas de Elden Ring, me apetece algo distinto y relajado', '+relaxing'],
  ])('takes what is to be followed by something else for no wish: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['he dejado los shooters, quiero puzles', '+puzzle -shooter'],
    ["I've grown out of shooters, give me puzzles", '+puzzle -shooter'],
    ['dejé el Celeste y busco algo tranquilo', '+relaxing -seed:celeste'],
    ['a puzzle game to get him to stop playing Celeste', '+puzzle -seed:celeste'],
    ['he dejado el trabajo, algo relajante', '+relaxing'],
  ])('refuses what somebody has left: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['I used to love Celeste, now I want something like it on Switch', '+platform:switch +seed:celeste'],
    ['de pequeño jugaba a Celeste y ahora quiero algo así en la Switch', '+platform:switch +seed:celeste'],
    ['acabo de pasarme Stardew Valley, quiero algo con combate', '+combat +seed:stardew-valley'],
    ['I used to love shooters', '+shooter'],
    ['as a kid I loved Celeste. I want a platformer for Switch', '+platform:switch +platformer +seed:celeste'],
    ['terror que te deje mal cuerpo', '+disturbing +horror +psychological-horror'],
    ["I can't stop playing Celeste, on Switch", '+addictive +platform:switch +seed:celeste'],
  ])('keeps what is to go on: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
