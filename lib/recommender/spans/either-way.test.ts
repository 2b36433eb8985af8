import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge).join(' ');

describe('withEitherWay()', () => {
  it.each([
    ['terror o puzles, me da igual', 'horror or puzzles, I do not care'],
    ['piratas o vikingos, me da igual, de mundo abierto', 'pirates or vikings, open world, either is fine'],
  ])('asks for one of two subjects: %s', (es, en) => {
    expect(read(es)).toBe(read(en));
    expect(read(es)).toContain('|');
  });

  it.each([
    ['un rpg en 2D o en 3D, me da igual', '+rpg'],
    ['an rpg, single player or co-op', '+rpg'],
    ['un rpg para jugar solo o en cooperativo', '+rpg'],
    ['un rpg, corto o largo', '+rpg'],
    ['an rpg, short or long, does not matter', '+rpg'],
    ['un rpg cooperativo o competitivo', '+competitive +players:coop +rpg'],
  ])('asks for neither of two ways: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
