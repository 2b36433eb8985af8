/**
 * Where each dot starts, in percent of the window from the left and the top; its size in pixels and its colour; how far it
 * drifts to the right and down, in pixels, how many seconds that takes, and how many of them have passed already. Spread
 * evenly, then shaken.
 */
const DOTS = [
  [4.7, 5.1, 12, 'mustard', -58, -86, 17, 11],
  [22.3, 6, 5, 'mustard', 41, -64, 16, 7],
  [31.7, 3.8, 10, 'mustard', -39, -30, 21, 20],
  [44.4, 8.6, 6, 'teal', -59, -55, 18, 9],
  [53.1, 4.6, 7, 'mustard', -24, -84, 20, 11],
  [69.2, 3.9, 5, 'tomato', -18, -59, 27, 24],
  [80.9, 15.9, 7, 'mustard', 6, -75, 19, 22],
  [90.1, 7.2, 8, 'mustard', 17, -44, 28, 9],
  [2.9, 28.9, 7, 'mustard', -32, -31, 29, 13],
  [22.8, 24.1, 10, 'teal', 10, -69, 25, 19],
  [31.9, 29.4, 5, 'tomato', -1, -60, 16, 1],
  [45, 36.9, 8, 'tomato', 2, -45, 26, 28],
  [52.1, 29.5, 6, 'tomato', -41, -59, 15, 6],
  [65.5, 26.5, 8, 'teal', 57, -85, 19, 14],
  [81.7, 35.4, 8, 'teal', 70, -73, 27, 11],
  [97.8, 25.1, 6, 'teal', -32, -76, 21, 0],
  [9.1, 45.6, 7, 'tomato', -69, -81, 27, 17],
  [19.7, 47.5, 6, 'teal', 61, -30, 15, 14],
  [30.4, 48.5, 8, 'mustard', 32, -87, 20, 2],
  [43.2, 44.5, 10, 'mustard', -57, -84, 14, 18],
  [56.6, 56.3, 10, 'teal', -64, -86, 20, 19],
  [65.7, 46.5, 7, 'teal', 23, -60, 17, 3],
  [85.6, 49.5, 8, 'tomato', 9, -85, 18, 3],
  [95.9, 49.7, 12, 'tomato', -29, -57, 14, 6],
  [3.2, 70.6, 5, 'tomato', 65, -71, 16, 22],
  [18.9, 75.7, 7, 'mustard', -13, -56, 30, 10],
  [32.2, 74, 6, 'mustard', -9, -38, 26, 23],
  [41.1, 69.9, 12, 'tomato', -63, -89, 22, 15],
  [53.6, 71.5, 7, 'mustard', 44, -39, 25, 11],
  [66.3, 66.2, 6, 'mustard', 16, -77, 29, 19],
  [81.1, 72.1, 12, 'mustard', -49, -37, 17, 12],
  [93.6, 65.5, 12, 'teal', 15, -85, 26, 14],
  [8.4, 84.2, 6, 'teal', -27, -82, 14, 4],
  [21.4, 85, 10, 'mustard', 51, -48, 25, 4],
  [27.1, 94.2, 12, 'mustard', -44, -57, 18, 13],
  [46.6, 86, 7, 'tomato', -16, -72, 30, 7],
  [54.1, 88.9, 6, 'teal', -55, -32, 25, 28],
  [70.2, 94.4, 10, 'mustard', 37, -38, 30, 4],
  [81.5, 83.3, 8, 'mustard', -24, -52, 14, 24],
  [90.9, 89.6, 12, 'teal', -40, -55, 15, 10],
] as const;

const FADE_MS = 600;

/** Dots in their places: what moves them, and how to take them out of sight. */
export interface ScatteredDots {
  readonly animations: readonly Animation[];
  readonly remove: () => void;
}

/**
 * Gives the dots of a field their places and has them drift for ever, there and back; still, for who wants no motion. Nothing but their
 * transform is animated, so that the compositor moves them. Animations of a style sheet would not do: React listens for the
 * end of their rounds, and each one wakes the main thread.
 *
 * @param fading whether they appear little by little
 */
export function scatterDots(field: HTMLElement, fading: boolean): ScatteredDots {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const animations: Animation[] = [];
  for (const [i, dot] of field.querySelectorAll<HTMLElement>('.dot').entries()) {
    const [left, top, size, colour, x, y, seconds, passed] = DOTS[i];
    dot.style.cssText = `left:${left}%;top:${top}%;width:${size}px;height:${size}px;background:var(--${colour})`;
    const drift = dot.animate(
      { transform: ['none', `translate3d(${x}px, ${y}px, 0)`] },
      {
        duration: seconds * 1000,
        delay: passed * -1000,
        easing: 'ease-in-out',
        direction: 'alternate',
        iterations: Number.POSITIVE_INFINITY,
      },
    );
    animations.push(drift);
  }
  const heed = () => {
    for (const drift of animations) calm.matches ? drift.cancel() : drift.play();
  };
  calm.addEventListener('change', heed);
  if (calm.matches) heed();
  else if (fading) field.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
  const remove = () => {
    calm.removeEventListener('change', heed);
    for (const drift of animations) drift.cancel();
    for (const dot of field.querySelectorAll<HTMLElement>('.dot')) dot.removeAttribute('style');
  };
  return { animations, remove };
}
