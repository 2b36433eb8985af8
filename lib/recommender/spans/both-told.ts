import type { Token } from '../words/analyse';
import { type CutText, type Polarity, type Span, says } from './span';

/** How many there are where somebody says "both". */
const BOTH = 2;

/** The most words of a phrase that counts and names nobody: "los dos", "both of them". */
const COUNT_WORDS = 3;

/**
 * The polarities with "both" of two games as no number of players: "terminé Hollow Knight y Ori, los dos me fliparon", "played Hades and
 * Celeste, loved the two of them".
 */
export function withoutBothTold(signs: readonly Polarity[], { tokens, spans }: CutText): Polarity[] {
  return signs.map((sign, i) =>
    isBoth(spans[i]) && gamesBefore(i, tokens, spans) === BOTH ? { ...sign, sign: 'indifferent' } : sign,
  );
}

/** Whether a phrase says that there are two, and nothing of who. */
function isBoth(span: Span): boolean {
  if (span.kind !== 'meaning' || span.end - span.start > COUNT_WORDS) return false;
  return span.meanings.every((meaning) => {
    if (meaning.kind !== 'fact') return false;
    const { need, adds } = meaning.fact;
    if (need?.kind !== 'players' || need.coop || need.couch || need.online || need.versus || adds) return false;
    return need.count === BOTH || span.numbers[0] === BOTH;
  });
}

/** How many games the sentence names before a span, where it tells what was played or liked. */
function gamesBefore(at: number, tokens: readonly Token[], spans: readonly Span[]): number {
  let games = 0;
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore !== 'clause'; i--) {
    if (spans[i - 1].kind === 'title') games++;
    else if (says(spans[i - 1], 'ends-negation')) return games;
  }
  return games;
}
