import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => [...wishesInShort(text, knowledge)].sort().join(' ');

describe('understand() weighs what is compared', () => {
  it.each([
    ['prefiero puzles a tiros', '+puzzle'],
    ['prefiero los puzles a los tiros', '+puzzle'],
    ['I prefer puzzles to shooting', '+puzzle'],
    ['más de explorar que de pelear', '+exploration'],
    ["I'd rather explore than fight", '+exploration'],
    ['un rpg con más historia que combate', '+rpg ~story-rich'],
    ['an rpg with more story than combat', '+rpg ~story-rich'],
    ['más de gestión y comercio que de combate', '+management ~trading'],
    ['more about management and trading than combat', '+management ~trading'],
    ['more about management and looking after pets than combat', '+management ~pets'],
    ['2d over 3d', '+2d'],
    ['rather 2d than 3d', '+2d'],
    ['un rpg, prefiero 2d a 3d', '+rpg ~2d'],
    ['an rpg, story over combat', '+rpg ~story-rich'],
    ['an rpg. Story over strategy this time', '+rpg ~story-rich'],
    ['an rpg, atmosphere matters far more than combat', '+rpg ~atmospheric'],
    ['un rpg, la historia me importa mucho más que el combate', '+rpg ~story-rich'],
    ['un rpg con menos combate que historia', '+rpg -combat ~story-rich'],
    ['like Skyrim but more story than combat', '+seed:skyrim +story-rich'],
    ['como Skyrim pero más historia que combate', '+seed:skyrim +story-rich'],
    ['an rpg with more talking than fighting', '+rpg'],
    ['a farming game, more about trading than feeding cute animals', '+farming-sim +trading'],
    ['un rpg más de comercio que de matar zombis', '+rpg ~trading'],
    ['un rpg más de detectives y hablar que de disparar', '+detective +rpg'],
    ['an rpg with less combat than story', '+rpg +story-rich -combat'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });

  it.each([
    ['más zombis y dragones', '+dragons +zombies'],
    ['prefiero jugar a puzles', '+puzzle'],
    ['más roguelikes que relajen', '+relaxing +roguelike'],
    ['an rpg that is more adult with a dark story', '+dark +mature +rpg +story-rich'],
    ['puzles a pantalla partida', '+players:couch +puzzle ~split-screen'],
    ['fly over cities', '+city-life +flying'],
    ['an rpg with something more than combat', '+combat +rpg'],
    ['un rpg con algo más que combate', '+combat +rpg'],
  ])('compares nothing in %j', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
