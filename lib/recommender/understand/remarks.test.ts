import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from './wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutRemarks()', () => {
  it.each([
    [
      'Short list: Celeste (10/10), Super Meat Boy (9/10), Cuphead (6/10, too many bosses). Precision platformers',
      '+seed:celeste +seed:super-meat-boy +precision-platformer',
    ],
    ['Favourites: Celeste 9/10, Hollow Knight 10/10', '+seed:celeste +seed:hollow-knight'],
    ['Played: Celeste 9/10, Cuphead 3/10. Want a platformer', '+seed:celeste -seed:cuphead +platformer'],
    ['Valoraciones: Celeste 9/10, Cuphead 3/10. Quiero un plataformas', '+seed:celeste -seed:cuphead +platformer'],
    ['le pongo un 10/10 a Celeste y un 5/10 a Cuphead', '+seed:celeste -seed:cuphead'],
    ['I rated Elden Ring 5 out of 10 and Hades 10 out of 10', '-seed:elden-ring +seed:hades'],
    ['Celeste (10), Hollow Knight (9), Cuphead (4)', '+seed:celeste +seed:hollow-knight -seed:cuphead'],
    ['Disliked: Starfield (empty), Fallout 4 (writing)', '-seed:starfield -seed:fallout-4'],
    ['No me gustaron: Starfield (vacío), Fallout 4 (guion)', '-seed:starfield -seed:fallout-4'],
    ['Odié Starfield (vacío) y Fallout 4 (guion), quiero un rpg', '-seed:starfield -seed:fallout-4 +rpg'],
    ['Loved Skyrim (open world) and Hades', '+seed:skyrim +open-world +seed:hades'],
    ['games like God of War (2018)', '+seed:god-of-war-2018'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
