import arcade from './lettering/arcade.json';
import blackletter from './lettering/blackletter.json';
import comic from './lettering/comic.json';
import deco from './lettering/deco.json';
import display from './lettering/display.json';
import future from './lettering/future.json';
import pixel from './lettering/pixel.json';
import poster from './lettering/poster.json';
import racing from './lettering/racing.json';
import roman from './lettering/roman.json';
import rounded from './lettering/rounded.json';
import slab from './lettering/slab.json';

/** Letters as outlines on a grid of 100 units to the em: `"<advance> <path from the origin, relative>"` each. */
interface Alphabet {
  /** Height of a capital. */
  readonly cap: number;
  readonly glyphs: Readonly<Record<string, string>>;
}

const alphabets = {
  arcade,
  blackletter,
  comic,
  deco,
  display,
  future,
  pixel,
  poster,
  racing,
  roman,
  rounded,
  slab,
} as const satisfies Record<string, Alphabet>;

/** A set of letters by its use. An image cannot load a font, so titles are drawn. */
export type Face = keyof typeof alphabets;

/** Every face that there is. */
export const faces = Object.keys(alphabets) as readonly Face[];

/** Height of the capitals of a face, in units of an em of 100. */
export const capHeight = (face: Face): number => alphabets[face].cap;

/** Whether a face has small letters, which reach below the baseline. */
export const hasSmallLetters = (face: Face): boolean => 'a' in alphabets[face].glyphs;

/** One letter of a line: its outline, and where it starts in units of an em of 100. */
export interface SetLetter {
  readonly character: string;
  readonly x: number;
  readonly outline: string;
}

/** Whether a face can show every character of a text. */
export const canSet = (face: Face, text: string): boolean =>
  [...text].every((character) => find(face, character) !== undefined);

/** Width of a line in units of an em of 100; characters that the face lacks count nothing. */
export const measureLine = (face: Face, text: string): number =>
  [...text].reduce((width, character) => width + Number.parseInt(find(face, character) ?? '0', 10), 0);

/** Sets a line letter by letter. Letters that a face lacks lose their accent, and what is then missing is left out. */
export function setLine(face: Face, text: string): readonly SetLetter[] {
  const letters: SetLetter[] = [];
  let x = 0;
  for (const character of text) {
    const glyph = find(face, character);
    if (glyph === undefined) continue;
    const outline = glyph.slice(glyph.indexOf('m'));
    if (glyph.includes('m')) letters.push({ character, x, outline });
    x += Number.parseInt(glyph, 10);
  }
  return letters;
}

function find(face: Face, character: string): string | undefined {
  const glyphs: Readonly<Record<string, string>> = alphabets[face].glyphs;
  const cased = hasSmallLetters(face) ? character : character.toUpperCase();
  if (Object.hasOwn(glyphs, cased)) return glyphs[cased];
  const bare = cased.normalize('NFD').charAt(0);
  return Object.hasOwn(glyphs, bare) ? glyphs[bare] : undefined;
}
