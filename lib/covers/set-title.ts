import { escapeMarkup } from './escape-markup';
import { canSet, capHeight, type Face, hasSmallLetters, measureLine, setLine } from './lettering';

/** Where a title goes. */
export interface TitleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How its lines stand in the box. */
  readonly align: 'left' | 'centre' | 'right';
  /** Largest height of a capital; the box itself is the limit when left out. */
  readonly largest?: number;
}

/** Shorter texts are drawn letter by letter, so that a year beside a title never claims an id of its own. */
const WORTH_REUSING = 6;

interface Block {
  readonly lines: readonly string[];
  /** Size against the first block. */
  readonly scale: number;
}

/** Sets a title as large as the box allows, on one to four lines; what follows a colon comes smaller. */
export function setTitle(title: string, face: Face, box: TitleBox, ink: string): string {
  const text = title.replace(/\s+/g, ' ').trim();
  if (text === '') return '';
  if (!canSet(face, text)) return setPlainly(text, box, ink);

  const layouts = layoutsOf(text).map((blocks) => ({ blocks, size: largestSize(blocks, face, box) }));
  const best = layouts.reduce((one, other) => (other.size > one.size * 1.08 ? other : one));
  return draw(best.blocks, best.size, face, box, ink);
}

/** Ways to break a title, those with fewer lines first. */
function layoutsOf(text: string): readonly (readonly Block[])[] {
  const layouts: Block[][] = [1, 2, 3, 4].map((count) => [{ lines: breakEvenly(text, count), scale: 1 }]);
  const colon = /^(.{3,}?)(?::| [–-]) (.{3,})$/.exec(text);
  if (colon === null) return layouts;
  const [, main, rest] = colon as unknown as [string, string, string];
  const parted = [1, 2, 3].flatMap((count) =>
    [1, 2].map((below) => [
      { lines: breakEvenly(main, count), scale: 1 },
      { lines: breakEvenly(rest, below), scale: rest.length > main.length * 1.6 ? 0.62 : 0.55 },
    ]),
  );
  return [...parted, ...layouts.slice(2)];
}

/** Breaks a text into at most `count` lines whose longest is as short as can be. */
function breakEvenly(text: string, count: number): readonly string[] {
  const words = text.split(' ');
  if (count <= 1 || words.length === 1) return [text];
  let best: readonly string[] = [text];
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  for (let end = 1; end < Math.min(words.length, 12); end++) {
    const lines = [words.slice(0, end).join(' '), ...breakEvenly(words.slice(end).join(' '), count - 1)];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/** From line to line; capitals with accents need more room above them. */
const leading = (face: Face, blocks: readonly Block[]) =>
  capHeight(face) *
  (hasSmallLetters(face) ? 1.42 : blocks.some(({ lines }) => lines.some((line) => ACCENTS.test(line))) ? 1.4 : 1.2);
const ACCENTS = /[\u00c0-\u017f]/;
const tail = (face: Face) => (hasSmallLetters(face) ? capHeight(face) * 0.24 : 0);

/** Height of the blocks at an em of 100. */
function heightOf(blocks: readonly Block[], face: Face): number {
  const steps = blocks.reduce((sum, { lines, scale }) => sum + lines.length * scale * leading(face, blocks), 0);
  return (
    steps -
    (leading(face, blocks) - capHeight(face)) * (blocks[0]?.scale ?? 1) +
    tail(face) * (blocks.at(-1)?.scale ?? 1)
  );
}

function largestSize(blocks: readonly Block[], face: Face, box: TitleBox): number {
  const width = Math.max(
    ...blocks.flatMap(({ lines, scale }) => lines.map((line) => measureLine(face, line) * scale)),
    1,
  );
  return Math.min(box.width / width, box.height / heightOf(blocks, face), (box.largest ?? 64) / capHeight(face));
}

function draw(blocks: readonly Block[], size: number, face: Face, box: TitleBox, ink: string): string {
  const text = blocks.flatMap(({ lines }) => lines).join('');
  const repeated = new Map(
    setLine(face, text).flatMap(({ character, outline }, index) =>
      text.length >= WORTH_REUSING && text.indexOf(character) < text.lastIndexOf(character)
        ? [[character, { id: `${face}${index}`, outline }]]
        : [],
    ),
  );
  let y = box.y + (box.height - heightOf(blocks, face) * size) / 2;
  let markup = '';
  blocks.forEach(({ lines, scale }, block) => {
    for (const [index, line] of lines.entries()) {
      y += (block === 0 && index === 0 ? capHeight(face) : leading(face, blocks) * scale) * size;
      const free = box.width - measureLine(face, line) * scale * size;
      const x = box.x + free * { left: 0, centre: 0.5, right: 1 }[box.align];
      const letters = setLine(face, line);
      const once = letters.filter(({ character }) => !repeated.has(character));
      const again = letters.filter(({ character }) => repeated.has(character));
      markup += `<g transform="translate(${tenth(x)} ${tenth(y)})scale(${thousandth(size * scale)})">${
        once.length > 0 ? `<path d="${once.map((letter) => `M${letter.x} 0${letter.outline}`).join('')}"/>` : ''
      }${again.map((letter) => `<use href="#${repeated.get(letter.character)?.id}" x="${letter.x}"/>`).join('')}</g>`;
    }
  });
  const kept = [...repeated.values()].map(({ id, outline }) => `<path id="${id}" d="${outline}"/>`).join('');
  return `<g fill="${ink}">${kept && `<defs>${kept}</defs>`}${markup}</g>`;
}

/** A title in a script that the outlines lack: the system's own letters, pressed into the measured width. */
function setPlainly(text: string, box: TitleBox, ink: string): string {
  const characters = [...text];
  const lineCount = Math.min(4, Math.ceil(characters.length / 14));
  const perLine = Math.ceil(characters.length / lineCount);
  const lines = Array.from({ length: lineCount }, (_, index) =>
    characters.slice(index * perLine, (index + 1) * perLine).join(''),
  );
  const size = Math.min(34, box.width / perLine, box.height / lineCount / 1.2);
  const top = box.y + (box.height - size * 1.2 * lineCount) / 2;
  const texts = lines.map((line, index) => {
    const width = Math.min(box.width, [...line].length * size);
    return `<text x="${tenth(box.x)}" y="${tenth(top + size * (1.2 * index + 1))}" textLength="${tenth(width)}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(line)}</text>`;
  });
  return `<g fill="${ink}" font-family="ui-sans-serif,system-ui,sans-serif" font-weight="800" font-size="${tenth(size)}">${texts.join('')}</g>`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const thousandth = (value: number) => Math.round(value * 1000) / 1000;
