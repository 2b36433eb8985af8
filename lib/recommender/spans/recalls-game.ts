import { type Span, says } from './span';

/**
 * Whether a text describes one game whose name escapes somebody: it says so ("what was the one with …"), or tells twice of what
 * one did in it ("eras un …, tenías que …"), or once and that it is a memory ("you had to …, my cousin had it").
 */
export function recallsGame(spans: readonly Span[]): boolean {
  if (spans.some((span) => says(span, 'recalls'))) return true;
  const played = spans.filter((span) => says(span, 'tells-play')).length;
  return played > 1 || (played === 1 && spans.some((span) => says(span, 'tells-memory')));
}
