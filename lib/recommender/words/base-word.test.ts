import { baseWords } from './base-word';

describe('baseWords()', () => {
  it.each([
    ['barquita', 'barca'],
    ['hormiguitas', 'hormiga'],
    ['trenecitos', 'tren'],
    ['dragoncito', 'dragon'],
    ['nubecita', 'nube'],
    ['robotito', 'robot'],
    ['manquisimo', 'manco'],
    ['larguisimas', 'larga'],
    ['tranquilisimo', 'tranquilo'],
    ['easyish', 'easy'],
  ])('%s may be of %s', (word, base) => {
    expect(baseWords(word)).toContain(base);
  });

  it.each(['tren', 'castillo', 'fish', 'mito'])('knows nothing that %s is a form of', (word) => {
    expect(baseWords(word)).toEqual([]);
  });
});
