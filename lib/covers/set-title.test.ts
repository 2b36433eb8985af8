import { capHeight, faces, measureLine, setLine } from './lettering';
import { setTitle } from './set-title';

const box = { x: 10, y: 20, width: 200, height: 60, align: 'centre' } as const;

test.each(faces)('%s has the letters, figures and marks of titles', (face) => {
  const text = "ABCXYZ 0189 ÁÉÍÓÚÑÜ ô ō !?.,:;'&+-–()%*";
  expect(setLine(face, text)).toHaveLength(text.replaceAll(' ', '').length);
  expect(capHeight(face)).toBeGreaterThan(50);
});

test('measureLine() adds the advances up', () => {
  expect(measureLine('poster', 'AA')).toBe(2 * measureLine('poster', 'A'));
  expect(measureLine('poster', '')).toBe(0);
});

test.each(
  faces.flatMap((face) =>
    ['Go', 'Stardew Valley', 'Professor Layton vs. Phoenix Wright: Ace Attorney'].map(
      (title) => [face, title] as const,
    ),
  ),
)('setTitle() in %s keeps %s inside its box', (face, title) => {
  const lines = [...setTitle(title, face, box, '#000000').matchAll(/translate\((\S+) (\S+)\)scale\((\S+)\)/g)];
  expect(lines.length).toBeGreaterThan(0);
  for (const [, x, y] of lines) {
    expect(Number(x)).toBeGreaterThanOrEqual(box.x - 0.1);
    expect(Number(x)).toBeLessThan(box.x + box.width);
    expect(Number(y)).toBeGreaterThan(box.y);
    expect(Number(y)).toBeLessThanOrEqual(box.y + box.height + 0.1);
  }
});

test('setTitle() parts what follows a colon and drops the colon', () => {
  const colon = setLine('poster', ':')[0]?.outline as string;
  expect(setTitle('Hades: The Long Way Down', 'poster', box, '#000000')).not.toContain(colon);
});

test('setTitle() sets what follows a colon smaller than what stands before it', () => {
  const markup = setTitle('Hades: The Long Way Down', 'poster', box, '#000000');
  const sizes = [...markup.matchAll(/scale\((\S+)\)/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.at(-1)).toBeLessThan(sizes[0] as number);
});

test('setTitle() leaves other scripts to the system, escaped and pressed into the box', () => {
  const markup = setTitle('日本<語>', 'poster', box, '#000000');
  expect(markup).toContain('textLength=');
  expect(markup).toContain('日本&lt;語&gt;');
});

test('setTitle() draws nothing for an empty title', () => {
  expect(setTitle('  ', 'poster', box, '#000000')).toBe('');
});

test('setTitle() leaves room for the accents of the lower line', () => {
  const step = (title: string) => {
    const markup = setTitle(title, 'poster', { ...box, width: 60, height: 400 }, '#000000');
    const [first, second] = [...markup.matchAll(/translate\(\S+ (\S+)\)scale\((\S+)\)/g)].map(([, y, scale]) => ({
      y: Number(y),
      scale: Number(scale),
    }));
    return ((second?.y ?? 0) - (first?.y ?? 0)) / (first?.scale ?? 1);
  };
  expect(step('LENO LENO')).toBeLessThan(step('LENO LEÑO'));
});
