import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withCompanyTold()', () => {
  it.each([
    ['like phasmophobia but its just me and my gf', '~couples +players:2 +seed:phasmophobia'],
    ['como phasmophobia pero solo somos mi novia y yo', '~couples +players:2 +seed:phasmophobia'],
    ['horror for me and my wife', '+horror ~couples +players:2'],
    ['algo de terror para jugar con mi novia', '+horror ~couples +players:2'],
    ['horror game for couples', '+couples +horror'],
    ['games for me and my girlfriend', '+couples +players:2'],
    ['juegos para jugar con mi novia', '+couples +players:2'],
    ['battle royale with my wife', '+battle-royale ~couples +players:2'],
  ])('takes who plays along for company: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
