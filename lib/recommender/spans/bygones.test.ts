import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutBygones()', () => {
  it.each([
    ['Used to love Counter-Strike but those days are over. A turn-based rpg?', '+rpg +turn-based'],
    ["I was all about shooters and StarCraft. That's behind me now. Any puzzle game?", '+puzzle'],
    ['Antes me encantaba el Counter-Strike, pero eso ya pasó. Quiero puzles', '+puzzle'],
    ['Me viciaba al StarCraft. Ya no estoy para esos trotes. Un rpg por turnos', '+rpg +turn-based'],
    ['I loved Celeste. The war is over and I want puzzles', '+puzzle +seed:celeste +war'],
    ['Me encantó Celeste, ya no puedo parar. Quiero puzles', '+puzzle +seed:celeste'],
  ])('takes what somebody can play no more for no wish: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
