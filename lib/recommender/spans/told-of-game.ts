import { type Span, says } from './span';
import { isOfGame, passOver, turnsToWish, type VerdictText } from './verdict-text';

/**
 * Takes for no wish what span `at` tells of a game behind it: what that was found to be ("lo encontré muy corto"), or what it is though it
 * was liked ("liked Valheim but it's endless").
 */
export function tellOfGame(at: number, text: VerdictText): void {
  const { spans, tokens, vocabulary } = text;
  if (says(spans[at], 'judges') || says(spans[at], 'runs'))
    passOverTo((span) => span.kind === 'title' || turnsToWish(span, text), at, text);
  if (!turnsOnGame(at, text)) return;
  const turns = ({ start }: Span) => vocabulary.is(tokens[start], 'asking') || vocabulary.is(tokens[start], 'turns');
  passOverTo((span) => turns(span) || says(span, 'like'), at, text);
}

/** Takes for no wish how a game is, behind a span in its part of the sentence and up to one that `ends` it. */
function passOverTo(ends: (span: Span) => boolean, at: number, text: VerdictText): void {
  const { spans, tokens, signs } = text;
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    const span = spans[i];
    if (ends(span)) return;
    if (span.kind === 'meaning' && signs[i].sign === 'wanted' && isOfGame(span)) passOver(i, text);
  }
}

/**
 * Whether a span turns from a game that was played or liked to what that game is: "liked Valheim but it's endless", "nos gustó Deep Rock
 * pero ese es de cuatro". What is asked for may be described so as well: "like Skyrim but it's in space".
 */
function turnsOnGame(at: number, { spans, tokens, vocabulary, signs }: VerdictText): boolean {
  const { start, end } = spans[at];
  if (!says(spans[at], 'ends-negation') || !vocabulary.is(tokens[start], 'turns') || end >= tokens.length) return false;
  const [first, second] = tokens.slice(end, end + 2);
  const describes = vocabulary.is(first, 'describes');
  if (!describes && (vocabulary.isContent(first) || !second || !vocabulary.is(second, 'describes'))) return false;
  let played = false;
  let named = false;
  for (let i = at - 1; i >= 0; i--) {
    const words = tokens.slice(spans[i].start, spans[i].end);
    if (words.some((word) => vocabulary.is(word, 'gaming') || vocabulary.is(word, 'asking'))) return false;
    named ||= spans[i].kind === 'title' && signs[i].sign === 'wanted';
    played ||= says(spans[i], 'tried') || says(spans[i], 'liked');
    if (tokens[spans[i].start].breakBefore === 'clause') break;
  }
  return named && played;
}
