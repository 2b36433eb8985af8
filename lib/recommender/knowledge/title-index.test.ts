import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { analyse } from '../words/analyse';
import { indexCatalogue } from './catalogue-index';

const { knowledge } = indexCatalogue(games, lexicon);

const at = (text: string) => knowledge.titles.longestAt(analyse(text), 0)?.values[0];

describe('TitleIndex', () => {
  it.each([
    ['Papers, Please', 'papers-please'],
    ['Dr. Mario', 'dr-mario'],
    ['Divinity: Original Sin 2', 'divinity-original-sin-2'],
    ['Hitman: Blood Money', 'hitman-blood-money'],
  ])('reads %s across its punctuation', (text, id) => {
    expect(at(text)?.ids).toEqual([id]);
  });

  it('ends a name at a comma that is not its own', () => {
    expect(at('Portal, 2 jugadores')?.ids).toEqual(['portal']);
  });

  it('knows a series without its article', () => {
    expect(at('last of us')?.ids).toContain('the-last-of-us-part-1');
  });

  it.each(['animal crossing', 'dying light', 'half life', 'dark souls'])(
    'takes %s for a name wherever it stands',
    (name) => {
      expect(at(name)?.ordinary).toBe(false);
    },
  );

  it.each(['journey', 'among us', 'it takes two', 'farming simulator', 'football manager', 'space sim'])(
    'leaves %s to what stands around it',
    (name) => {
      expect(at(name)?.ordinary ?? true).toBe(true);
    },
  );
});
