import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from '../understand/understand';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('understand() asks for machines that can be played where the text says', () => {
  it.each([
    ['un rpg para el metro', '+rpg +session:20 +platform:mobile+handheld'],
    ['an rpg for my commute', '+rpg +session:20 +platform:mobile+handheld'],
    ['un rpg para el metro, en la Switch', '+rpg +session:20 +platform:switch'],
    ['an rpg for my commute, on my Switch', '+rpg +session:20 +platform:switch'],
    ['un rpg para el metro, nada de móvil', '+rpg +session:20 +platform:handheld -platform:mobile'],
    ['an rpg for my commute, nothing on mobile', '+rpg +session:20 +platform:handheld -platform:mobile'],
  ])('%s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });

  it('and quotes the words once', () => {
    const { wishes } = understand('un rpg para el metro', knowledge);
    expect(wishes.find(({ id }) => id === 'platform:mobile+handheld')?.words).toBe('para el metro');
  });
});
