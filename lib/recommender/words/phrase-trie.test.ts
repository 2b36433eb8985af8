import { analyse, type Token } from './analyse';
import { PhraseTrie } from './phrase-trie';

const reading = ({ folded: word }: Token) => (/^\d+$/.test(word) ? { number: Number(word) } : undefined);

describe('PhraseTrie', () => {
  it('finds the longest phrase, and the numbers in it', () => {
    const trie = new PhraseTrie<string>();
    trie.add('# horas', 'hours');
    trie.add('# horas al dia', 'day');
    expect(trie.longestAt(analyse('3 horas al dia'), 0, reading)).toMatchObject({
      end: 4,
      values: ['day'],
      numbers: [3],
    });
    expect(trie.longestAt(analyse('3 horas o mas'), 0, reading)).toMatchObject({ end: 2, values: ['hours'] });
    expect(trie.longestAt(analyse('horas'), 0, reading)).toBeUndefined();
  });

  it('reads a number behind an apostrophe, and nothing where there is none', () => {
    const trie = new PhraseTrie<string>();
    trie.add("around '#", 'year');
    expect(trie.longestAt(analyse('around lava'), 0, reading)).toBeUndefined();
    expect(trie.longestAt(analyse("around '98"), 0, reading)).toMatchObject({ end: 2, numbers: [98] });
  });

  it('steps over skippable words, but not over punctuation', () => {
    const trie = new PhraseTrie<string>({ skippable: new Set(['el']) });
    trie.add('sin combate', 'peaceful');
    expect(trie.longestAt(analyse('sin el combate'), 0, reading)?.end).toBe(3);
    expect(trie.longestAt(analyse('sin, combate'), 0, reading)).toBeUndefined();
  });

  it('lets punctuation stand where the phrase has a comma, before words and numbers', () => {
    const trie = new PhraseTrie<string>();
    trie.add('hijos, de # y #', 'ages');
    trie.add('kids, # and #', 'ages');
    expect(trie.longestAt(analyse('hijos (de 4 y 7)'), 0, reading)).toMatchObject({ end: 5, numbers: [4, 7] });
    expect(trie.longestAt(analyse('kids, 4 and 7'), 0, reading)).toMatchObject({ end: 4, numbers: [4, 7] });
    expect(trie.longestAt(analyse('kids 4 and 7'), 0, reading)?.end).toBe(4);
    expect(trie.longestAt(analyse('kids, 4, and 7'), 0, reading)).toBeUndefined();
  });

  it('takes of phrases that share their stems those whose last word is nearest', () => {
    const trie = new PhraseTrie<string>({
      keyOfWord: (folded) => folded.slice(0, 4),
      keyOfToken: ({ folded }) => folded.slice(0, 4),
    });
    trie.add('me estreso', 'player');
    trie.add('me estrese', 'game');
    expect(trie.longestAt(analyse('me estrese'), 0, reading)?.values).toEqual(['game']);
    expect(trie.longestAt(analyse('me estreso'), 0, reading)?.values).toEqual(['player']);
  });

  it('gives way to a shorter phrase where the numbers forbid the longer one', () => {
    const trie = new PhraseTrie<string>({ holds: (value, [number]) => value !== 'senior' || number >= 60 });
    trie.add('mi #', 'somebody');
    trie.add('mi # anos', 'senior');
    expect(trie.longestAt(analyse('mi 70 anos'), 0, reading)?.values).toEqual(['senior']);
    expect(trie.longestAt(analyse('mi 10 anos'), 0, reading)?.values).toEqual(['somebody']);
  });
});
