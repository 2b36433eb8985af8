import localFont from 'next/font/local';

/** The painted sign over the door: titles. One weight, since all weights in one file are twice as large. */
export const signFont = localFont({
  src: '../../node_modules/@fontsource/sansita-swashed/files/sansita-swashed-latin-700-normal.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-sign',
});

/** Everything that is read. */
export const textFont = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-text',
});
