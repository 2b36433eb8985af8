import { lexicon } from '../../catalog/lexicon';
import { Vocabulary } from '../knowledge/vocabulary';
import { analyse } from './analyse';
import { withCompoundNumbers } from './compound-numbers';

const { formsOf } = new Vocabulary(lexicon);

/** The words of a text with its compound numbers in figures. */
function read(text: string): string[] {
  return withCompoundNumbers(analyse(text, formsOf), formsOf).map(({ folded }) => folded);
}

describe('withCompoundNumbers', () => {
  it.each([
    ['done in twenty-five hours', ['done', 'in', '25', 'hours']],
    ['thirty five hours', ['35', 'hours']],
    ['unas treinta y cinco horas', ['unas', '35', 'horas']],
  ])('takes the words of %s together', (text, words) => {
    expect(read(text)).toEqual(words);
  });

  it.each(['twenty, five of us', 'cuarenta horas', 'de los ochenta y uno de los noventa', '20 five-minute races'])(
    'leaves %s as it is',
    (text) => {
      expect(read(text)).toEqual(analyse(text).map(({ folded }) => folded));
    },
  );

  it('keeps where the number stands in the text', () => {
    const [, , number] = withCompoundNumbers(analyse('done in twenty-five hours', formsOf), formsOf);
    expect([number.start, number.end]).toEqual([8, 19]);
  });
});
