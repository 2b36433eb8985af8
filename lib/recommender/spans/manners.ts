import type { Knowledge } from '../knowledge/knowledge';
import { type CutText, conceptsOf, type Polarity, type Span, says } from './span';

/**
 * The polarities with what is a manner of speaking as no wish: "Elden Ring blew my mind" says how good it was, since it is no game that
 * bends minds. Of one that is, the same words say what it was liked for.
 */
export function withoutManners(
  signs: readonly Polarity[],
  { tokens, spans, vocabulary }: CutText,
  isOf: Knowledge['isOf'],
): readonly Polarity[] {
  const isManner = (span: Span) => vocabulary.roleAt(tokens, span.start)?.end === span.end && says(span, 'liked');
  return signs.map((sign, i) => {
    const span = spans[i];
    if (sign.sign !== 'wanted' || span.kind !== 'meaning' || !isManner(span)) return sign;
    const title = spans.slice(0, i).findLast(({ kind }) => kind === 'title') ?? spans[i + 1];
    if (title?.kind !== 'title') return sign;
    const has = conceptsOf(span).some((concept) => title.title.games.some((game) => isOf(game, concept)));
    return has ? sign : { ...sign, sign: 'indifferent' };
  });
}
