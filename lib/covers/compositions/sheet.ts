import type { Inks } from '../palettes';
import type { Random } from '../random';
import type { TitleBox } from '../set-title';

/** Width of a cover in units of its drawing, that of a shop header. */
export const WIDTH = 460;

/** Height of a cover, in the same units. */
export const HEIGHT = 215;

/** An ink by its letter. */
export type Ink = keyof Inks;

/** What a composition arranges: the parts of one cover. */
export interface Sheet {
  readonly random: Random;
  /** The ground over the whole sheet. */
  readonly scene: string;
  /** The title on a plate of this ink, in letters that stand out from it. */
  title(box: TitleBox, plate: Ink): string;
  /** The year on a small tab whose lower left corner is given. */
  year(x: number, y: number): string;
  /** One of the game's motifs, the best first, standing on `bottom` with its middle at `x`. */
  motif(rank: 0 | 1 | 2, x: number, bottom: number, size: number, cut?: Cut): string;
  /** The first of these inks on which letters stand out. */
  plate(...inks: readonly Ink[]): Ink;
}

/** How a motif is set off: cut out of paper, with its shadow printed beside it, or plain. */
export type Cut = 'paper' | 'shadow' | 'plain';

/** A rectangle of one ink. */
export const block = (x: number, y: number, width: number, height: number, ink: string) =>
  `<rect class="${ink}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** A rectangle of halftone dots. */
export const halftone = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#h)"/>`;
