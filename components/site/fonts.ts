import localFont from 'next/font/local';

/** The painted sign over the door: titles. */
export const signFont = localFont({
  src: '../../node_modules/@fontsource-variable/sansita-swashed/files/sansita-swashed-latin-wght-normal.woff2',
  weight: '300 900',
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
