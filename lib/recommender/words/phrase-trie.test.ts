import { analyse, type Token } from './analyse';
import { PhraseTrie } from './phrase-trie';

/** The words of a text, with figures read as numbers. */
const read = (text: string): Token[] =>
  analyse(text).map((token) =>
    /^\d+$/.test(token.folded) ? { ...token, numeric: { number: Number(token.folded) } } : token,
  );

describe('PhraseTrie', () => {
  it('finds the longest phrase, and the numbers in it', () => {
    const trie = new PhraseTrie<string>();
    trie.add('# horas', 'hours');
    trie.add('# horas al dia', 'day');
    expect(trie.longestAt(read('3 horas al dia'), 0)).toMatchObject({
      end: 4,
      values: ['day'],
      numbers: [3],
    });
    expect(trie.longestAt(read('3 horas o mas'), 0)).toMatchObject({ end: 2, values: ['hours'] });
    expect(trie.longestAt(read('horas'), 0)).toBeUndefined();
  });

  it('reads a number behind an apostrophe, and nothing where there is none', () => {
    const trie = new PhraseTrie<string>();
    trie.add("around '#", 'year');
    expect(trie.longestAt(read('around lava'), 0)).toBeUndefined();
    expect(trie.longestAt(read("around '98"), 0)).toMatchObject({ end: 2, numbers: [98] });
  });

  it('steps over skippable words, but not over punctuation', () => {
    const trie = new PhraseTrie<string>({ skippable: new Set(['el']) });
    trie.add('sin combate', 'peaceful');
    expect(trie.longestAt(read('sin el combate'), 0)?.end).toBe(3);
    expect(trie.longestAt(read('sin, combate'), 0)).toBeUndefined();
  });

  it('lets punctuation stand where the phrase has a comma, before words and numbers', () => {
    const trie = new PhraseTrie<string>();
    trie.add('hijos, de # y #', 'ages');
    trie.add('kids, # and #', 'ages');
    expect(trie.longestAt(read('hijos (de 4 y 7)'), 0)).toMatchObject({ end: 5, numbers: [4, 7] });
    expect(trie.longestAt(read('kids, 4 and 7'), 0)).toMatchObject({ end: 4, numbers: [4, 7] });
    expect(trie.longestAt(read('kids 4 and 7'), 0)?.end).toBe(4);
    expect(trie.longestAt(read('kids, 4, and 7'), 0)).toBeUndefined();
  });

  it('takes of phrases that share their stems those whose last word is nearest', () => {
    const trie = new PhraseTrie<string>({
      keyOfWord: (folded) => folded.slice(0, 4),
      keyOfToken: ({ folded }) => folded.slice(0, 4),
    });
    trie.add('me estreso', 'player');
    trie.add('me estrese', 'game');
    expect(trie.longestAt(read('me estrese'), 0)?.values).toEqual(['game']);
    expect(trie.longestAt(read('me estreso'), 0)?.values).toEqual(['player']);
  });

  it('gives way to a shorter phrase where the numbers forbid the longer one', () => {
    const trie = new PhraseTrie<string>({ holds: (value, [number]) => value !== 'senior' || number >= 60 });
    trie.add('mi #', 'somebody');
    trie.add('mi # anos', 'senior');
    expect(trie.longestAt(read('mi 70 anos'), 0)?.values).toEqual(['senior']);
    expect(trie.longestAt(read('mi 10 anos'), 0)?.values).toEqual(['somebody']);
  });

  it('prefers of several words those whose first and last are nearest to what is written', () => {
    const trie = new PhraseTrie<string>({
      keyOfWord: (word) => word.slice(0, 4),
      keyOfToken: ({ folded }) => folded.slice(0, 4),
    });
    trie.add('anime game', 'anime');
    trie.add('animal game', 'animals');
    expect(trie.longestAt(read('animals game'), 0)?.values).toEqual(['animals']);
    expect(trie.longestAt(read('anime games'), 0)?.values).toEqual(['anime']);
  });

  it('keeps what a known word opens with the word, if anything', () => {
    const opened: unknown[] = [];
    const known = (text: string) => analyse(text).map((token) => ({ ...token, opened }));
    const trie = new PhraseTrie<string>({ place: 2 });
    trie.add('granja de robots', 'robots');
    expect(trie.longestAt(known('granja'), 0)).toBeUndefined();
    expect(opened[2]).toBeTruthy();
    expect(trie.longestAt(known('granja de robots'), 0)?.values).toEqual(['robots']);
    opened[2] = undefined;
    expect(trie.longestAt(known('huerto'), 0)).toBeUndefined();
    expect(opened[2]).toBeNull();
  });

  it('keeps nothing of words whose key depends on how they are written', () => {
    const opened: unknown[] = [];
    const known = (text: string) => analyse(text).map((token) => ({ ...token, opened }));
    const trie = new PhraseTrie<string>({
      place: 0,
      keyOfToken: ({ folded, text }) => (text.includes("'") ? folded.slice(0, -1) : folded),
      isKeyedAsWritten: ({ text }) => text.includes("'"),
    });
    trie.add('ps3', 'machine');
    expect(trie.longestAt(known("ps3's"), 0)?.values).toEqual(['machine']);
    expect(opened).toEqual([]);
    expect(trie.longestAt(known('ps3s'), 0)).toBeUndefined();
    expect(trie.longestAt(known("ps3's"), 0)?.values).toEqual(['machine']);
  });

  it('fills the slots of a phrase once a text has its first word', () => {
    const filled: string[] = [];
    const trie = new PhraseTrie<string>({
      fill: (phrase) => {
        filled.push(phrase);
        return ['hijo', 'hija', 'hijo'].map((word) => phrase.replace('{child}', word));
      },
    });
    trie.add('con mi {child} de # años', 'child');
    trie.add('mi {child}', 'somebody');
    expect(trie.longestAt(read('con mi hija de 8 años'), 0)).toMatchObject({ end: 6, values: ['child'], numbers: [8] });
    expect(trie.longestAt(read('con mi hijo de 8 años'), 0)?.values).toEqual(['child']);
    expect(filled).toEqual(['con mi {child} de # años']);
  });
});
