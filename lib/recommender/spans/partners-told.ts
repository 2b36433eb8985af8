import { type CutText, conceptsOf, needOf, type Polarity, type Span, says } from './span';

/**
 * The polarities with a partner as no company where the text tells what they have played, and nobody plays along: "my wife isn't a gamer
 * but she put 90 hours into Dorfromantik" asks for a game for one.
 */
export function withoutPartnersTold(signs: readonly Polarity[], text: CutText): readonly Polarity[] {
  const { tokens, spans, vocabulary, lexicon } = text;
  const isTold = (span: Span, i: number) =>
    signs[i].sign === 'wanted' &&
    vocabulary.is(tokens[span.start], 'owner') &&
    conceptsOf(span).some((concept) => lexicon.concepts[concept].company) &&
    opensTale(i, text);
  if (!spans.some(isTold) || spans.some(isOfSeveral)) return signs;
  if (tokens.some((token) => vocabulary.is(token, 'together') || vocabulary.is(token, 'contrast'))) return signs;
  return signs.map((sign, i) => (isTold(spans[i], i) ? { ...sign, sign: 'indifferent' } : sign));
}

/** Whether a sentence opens with a span and tells of a game that was liked, or that hours went into. */
function opensTale(at: number, { tokens, spans, vocabulary }: CutText): boolean {
  const { start } = spans[at];
  if (start > 0 && tokens[start].breakBefore !== 'clause') return false;
  let played = false;
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore !== 'clause'; i++) {
    if (played && spans[i].kind === 'title') return true;
    const spent = tokens.slice(spans[i].start, spans[i].end).some((token) => vocabulary.is(token, 'spends'));
    played ||= says(spans[i], 'liked') || spent;
  }
  return false;
}

/** Whether a phrase says that several play, or who knows but one game. */
function isOfSeveral(span: Span): boolean {
  if (span.kind !== 'meaning') return false;
  return (
    says(span, 'apart') ||
    span.meanings.some((meaning) => {
      const need = needOf(meaning);
      return need?.kind === 'players' && !need.solo && !need.offline;
    })
  );
}
