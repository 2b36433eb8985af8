/** The outlines of the small signs, drawn with a pen on a grid of 16 by 16. */
const GLYPHS = {
  check: 'M3 8.5l3.2 3.2L13 4.8',
  cross: 'M4 4l8 8m0-8l-8 8',
  question: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.8-1.1 1.6m0 2.4v.1',
  heart: 'M8 13S2.5 9.6 2.5 6.1A2.8 2.8 0 0 1 8 5a2.8 2.8 0 0 1 5.5 1.1C13.5 9.6 8 13 8 13z',
  forbidden: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM4.2 4.2l7.6 7.6',
  dash: 'M3.5 8h9',
  unfold: 'M3.5 6L8 10.5 12.5 6',
  back: 'M9.5 3L4.5 8l5 5',
  again: 'M13 6.5A5.5 5.5 0 1 0 13.5 9M13.2 2.5v4h-4',
} as const;

/** A small sign beside a text that says the same, so that nobody has to hear of it. */
export function Glyph({ shape }: { shape: keyof typeof GLYPHS }) {
  return (
    <svg viewBox="0 0 16 16" className="glyph" aria-hidden="true">
      <path d={GLYPHS[shape]} />
    </svg>
  );
}
