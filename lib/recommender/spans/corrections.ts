import { type CutText, isNamed, type Polarity, type Span, says, sortOf } from './span';

/**
 * The polarities with what somebody takes back as no wish: "el de la gallina… digo el del ganso", "a game about dragons, I mean dinosaurs".
 * What takes its place stands right behind the word and is of its sort.
 */
export function withoutCorrected(
  signs: readonly Polarity[],
  { tokens, spans, vocabulary }: CutText,
): readonly Polarity[] {
  let result: Polarity[] | undefined;
  for (const [at, span] of spans.entries()) {
    if (span.kind !== 'role' || !says(span, 'corrects')) continue;
    const apart = tokens[span.start].breakBefore !== 'none';
    const before = spans.slice(0, at).findLastIndex((each) => isNamed(each));
    if (before < 0 || !(apart || spans[before].end === span.start)) continue;
    const isSmall = (each: Span) => each.kind === 'word' && !vocabulary.isContent(tokens[each.start]);
    const between = spans.slice(before + 1, at);
    const next = spans.slice(at + 1).find((each) => !isPassedOver(each) && !isSmall(each));
    if (!next || !isNamed(next) || sortOf(next) !== sortOf(spans[before]) || !between.every(isSmall)) continue;
    // "Terror, perdón. Algo de puzles" asks anew.
    if (tokens.slice(span.end, next.start + 1).some(({ breakBefore }) => breakBefore === 'clause')) continue;
    result ??= [...signs];
    result[before] = { ...result[before], sign: 'indifferent' };
  }
  return result ?? signs;
}

/** Whether a span is a small word that may open what takes the place of something: "el del", "de los", "like". */
function isPassedOver(span: Span): boolean {
  return span.kind === 'role' && !says(span, 'and') && !says(span, 'negator');
}
