import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withRefusedThose()', () => {
  it.each([
    [
      "Like Limbo? already finished Pentiment and Celeste, please don't suggest those",
      '+seed:limbo -seed:celeste -seed:pentiment',
    ],
    ["like Limbo, I've played Inside and Celeste so not those", '+seed:limbo -seed:celeste -seed:inside'],
    [
      'Como Limbo. Ya me he pasado Pentiment y Celeste, no me los recomiendes',
      '+seed:limbo -seed:celeste -seed:pentiment',
    ],
    ['como Limbo, ya jugué a Pentiment y Celeste así que esos no', '+seed:limbo -seed:celeste -seed:pentiment'],
    ["I finished Celeste, don't recommend it. precision platformers", '+precision-platformer -seed:celeste'],
    ['metroidvania, tengo Celeste y Hades, esos no', '+metroidvania -seed:celeste -seed:hades'],
    // What is liked stays so.
    ["loved Hades, finished Dead Cells, don't suggest that one", '+seed:hades -seed:dead-cells'],
    ['me gustan Celeste y Hades, ya me los he pasado, no me los recomiendes', '+seed:celeste +seed:hades'],
    ["I've finished Hades, don't recommend it, something similar", '+seed:hades'],
    // …and what a pronoun brings in is refused.
    ["like Celeste, don't suggest those with ads", '+seed:celeste -ads'],
    ['como Celeste, no me recomiendes esos con anuncios', '+seed:celeste -ads'],
  ])('refuses the games that a pronoun points back to: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
