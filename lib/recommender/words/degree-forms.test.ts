import { degreeForms } from './degree-forms';

describe('degreeForms()', () => {
  it.each([
    ['calm', 'calmer calmest'],
    ['scary', 'scarier scariest'],
    ['cute', 'cuter cutest'],
    ['grim', 'grimmer grimmest'],
    ['sweet', 'sweeter sweetest'],
    ['slow', 'slower slowest'],
    ['grindy', 'grindier grindiest'],
  ])('%s has %s', (word, forms) => {
    expect(
      degreeForms(word)
        .map((form) => form.word)
        .join(' '),
    ).toBe(forms);
  });

  it.each(['atmospheric', 'easier', 'relaxing', 'pixelated', 'tropical', 'no', '2d'])('%s has none', (word) => {
    expect(degreeForms(word)).toEqual([]);
  });
});
