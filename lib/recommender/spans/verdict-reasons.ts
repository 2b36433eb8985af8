import { isNamed, says } from './span';
import { isConcept } from './verdict-subject';
import { isOfGame, passOver, refuse, turnsToWish, type VerdictText } from './verdict-text';

/** Refuses why something was a disappointment ("… because it's terrifying"), and says whether a reason is given. */
export function refuseReasons(at: number, text: VerdictText): boolean {
  const { spans, tokens, vocabulary, signs, kindOf } = text;
  let given = false;
  for (let i = at + 1; i < spans.length; i++) {
    const span = spans[i];
    if (tokens[span.start].breakBefore !== 'none' || span.kind === 'title') return given;
    const because = span.end - span.start === 1 && vocabulary.is(tokens[span.start], 'because');
    // "Porque soy malísimo" says how the player is.
    if ((!because && turnsToWish(span, text)) || says(span, 'of-life')) return given;
    given ||= because;
    if (!given || span.kind !== 'meaning') continue;
    if (!isConcept(span)) {
      if (isOfGame(span)) passOver(i, text);
    } else if (!span.meanings.some((each) => each.kind === 'concept' && kindOf(each.concept) === 'access')) {
      // "Porque odio perder el progreso": the phrase says itself what is wished for.
      if (says(span, 'dislikes')) continue;
      // "Lo dejé porque no tenía historia".
      if (signs[i].sign === 'unwanted') signs[i] = { sign: 'wanted', nice: true, compound: false };
      else refuse(i, text);
    }
  }
  return given;
}

/**
 * Refuses why a game is refused, and the game behind it with a reason of its own: "I bounced off Rust because of the people, Ark because
 * of the jank".
 */
export function refuseLikewise(at: number, text: VerdictText): void {
  const { spans, tokens, signs } = text;
  if (!refuseReasons(at, text)) return;
  const next = spans.findIndex(
    (span, i) => i > at && (isNamed(span) || turnsToWish(span, text)) && startsPart(i, text),
  );
  const { [next]: title } = spans;
  if (title?.kind !== 'title' || signs[next].sign !== 'wanted' || !isReasoned(next, text)) return;
  if (tokens.slice(spans[at].end, title.end).every(({ breakBefore }) => breakBefore !== 'clause')) refuse(next, text);
}

/** Whether nothing but small words stands before a span in its part of the sentence. */
function startsPart(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  for (let i = spans[at].start; i > 0 && tokens[i].breakBefore === 'none'; i--)
    if (vocabulary.isContent(tokens[i - 1])) return false;
  return true;
}

/** Whether the word that gives a reason stands right behind a span. */
function isReasoned(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  const { [spans[at].end]: next } = tokens;
  return next?.breakBefore === 'none' && vocabulary.is(next, 'because');
}
