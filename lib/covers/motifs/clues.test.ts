import { lexicon } from '../../catalog/lexicon';
import { CLUES } from './clues';

test('clues name facets that the lexicon has', () => {
  const known = new Set(lexicon.concepts.map(({ id }) => id));
  const named = Object.values(CLUES).flatMap((clue) => (clue.split('|')[0] ?? '').trim().split(' '));
  expect(named.map((facet) => facet.replace('*', '')).filter((facet) => !known.has(facet))).toEqual([]);
});
