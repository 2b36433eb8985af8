import { type CutText, needOf, type Polarity, type Span, says } from './span';

/** Facts that a game already played has, and that say nothing of the one asked for. */
const OF_GAME = ['hours', 'session', 'year', 'fame', 'players', 'price'];

/** A text as it has been read so far: what a verdict is on changes how that is read. */
export interface VerdictText extends CutText {
  readonly signs: Polarity[];
}

/** Refuses what span `at` names; `less`: much of it only. */
export function refuse(at: number, { signs }: VerdictText, less = false): void {
  signs[at] = { sign: 'unwanted', nice: false, compound: false, ...(less && { less }) };
}

/** Takes what span `at` names for no wish. */
export function passOver(at: number, { signs }: VerdictText): void {
  signs[at] = { ...signs[at], sign: 'indifferent' };
}

/** Whether a phrase says how a game is, and nothing of machines or of who plays. */
export function isOfGame({ meanings }: Extract<Span, { kind: 'meaning' }>): boolean {
  return meanings.every((meaning) => meaning.kind === 'concept' || OF_GAME.includes(needOf(meaning)?.kind ?? ''));
}

/** Whether a span turns to what is asked for. */
export function turnsToWish(span: Span, { tokens, vocabulary }: VerdictText): boolean {
  return says(span, 'ends-negation') || says(span, 'like') || vocabulary.is(tokens[span.start], 'anything');
}
