const DURATION_MS = 500;

/**
 * Brings animations to a playback rate little by little. `updatePlaybackRate` keeps each one where it is, so nothing
 * jumps and the compositor goes on moving them.
 *
 * @returns a function that stops half way
 */
export function easePlaybackRate(animations: readonly Animation[], target: number): () => void {
  const initial = animations[0]?.playbackRate ?? target;
  if (initial === target) return () => undefined;

  let frame = 0;
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    const progress = Math.min(1, (now - start) / DURATION_MS);
    const rate = progress === 1 ? target : initial + (target - initial) * progress;
    for (const animation of animations) animation.updatePlaybackRate(rate);
    if (progress < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
