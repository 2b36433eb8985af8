import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { analyse } from '../words/analyse';
import { correctSpelling } from './correct-spelling';
import { inShort, wishesInShort } from './wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const spelled = (text: string) =>
  correctSpelling(analyse(text, knowledge.formsOf), knowledge)
    .map(({ folded }) => folded)
    .join(' ');

describe('correctSpelling()', () => {
  it.each([
    ['hijo d diez', 'hijo de diez'],
    ['caminas x el techo', 'caminas por el techo'],
    ['d&d', 'd d'],
    ['mega man x', 'mega man x'],
    ['xbox series x', 'xbox series x'],
    ['por una barquita', 'por una barca'],
    ['suena como los Chunguitos', 'suena como los chunguitos'],
    ['gatitos', 'gatitos'],
    ['mosquitos', 'mosquitos'],
    ['soy manquísimo', 'soy manco'],
    ['uno que traía un bicho que salía y lo subías', 'uno que traia un bicho que salia y lo subias'],
    ['juegos de circuitos', 'juegos de circuitos'],
    ['trenecitos', 'tren'],
    ['para reírte', 'para reirse'],
  ])('%s → %s', (text, meant) => {
    expect(spelled(text)).toBe(meant);
  });

  it.each([
    ['trenecitos y robotitos', '+train-sim +robots'],
    ['algo tranquilísimo y bonitísimo', '+relaxing +beautiful'],
    ['something easyish and shortish', '+easy +hours:-6'],
    ['rol d miedo x turnos', '+rpg +horror +turn-based'],
    ['para mi hijo d diez', '+kids +age:10'],
    ['something calmer, not the scariest', '+relaxing -horror'],
    ['a sweeter platformer', '+wholesome +platformer'],
    ['less grindy and calmer', '-grinding +relaxing'],
    ['running a hospital', '+hospital ~management'],
    ['playing as a monster', '+monster-lead'],
    ['que hagas de dios', '+god-game'],
    ['donde eres un monstruo', '+monster-lead'],
    ['montarte una granja', '+farming-sim'],
    ['donde armas un mazo', '+deckbuilder'],
    ['con vistas y partes', '~thing:vistas'],
  ])('so that %j is understood', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
