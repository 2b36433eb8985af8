import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutLesser()', () => {
  it.each([
    ['something more like Celeste than Hades', '+seed:celeste'],
    ['closer to Celeste than to Hades', '+seed:celeste'],
    ['algo más como Celeste que Hades', '+seed:celeste'],
    ['algo más parecido a Celeste que a Hades', '+seed:celeste'],
    ['photography, but more like journalism than snapping cute animals', '+journalism +photography'],
    ['más de explorar que de disparar a zombis', '+exploration'],
    ['more about exploring than shooting zombies, with dragons', '+dragons ~exploration'],
  ])('takes what comes off worse for no wish: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['algo más como Celeste que tenga dragones', '+dragons +seed:celeste'],
    ['a game with a better story than Celeste or Hades', '+seed:celeste +seed:hades +story-rich'],
    ['an rpg with something more than combat', '+combat +rpg'],
  ])('compares nothing: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
