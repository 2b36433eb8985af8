import { type CutText, conceptsOf, type Polarity } from './span';

/** How many words may stand between a thing and the game that has it: "the combat in". */
const NEAR = 2;

/**
 * The polarities with what was bad in one game alone: who hated it there and asks for a better one wants it ("I hated the combat in Skyrim,
 * what has better combat?"), and who likes the game wants less of it, not none ("loved Skyrim but hated its combat").
 */
export function withBettered(signs: readonly Polarity[], text: CutText): readonly Polarity[] {
  const { tokens, spans, vocabulary } = text;
  const isBetter = (i: number) =>
    i > 0 && signs[i].sign === 'wanted' && vocabulary.is(tokens[spans[i].start - 1], 'improves');
  const bettered = new Set(spans.flatMap((span, i) => (isBetter(i) ? conceptsOf(span) : [])));
  return signs.map((sign, i) => {
    if (sign.sign !== 'unwanted' || sign.less) return sign;
    const concepts = conceptsOf(spans[i]);
    if (concepts.length > 0 && concepts.every((concept) => bettered.has(concept)))
      return { ...sign, sign: 'indifferent' };
    return concepts.length > 0 && isOfGame(i, text) ? { ...sign, less: true } : sign;
  });
}

/** Whether a thing is said to be that of a game: "the combat in Skyrim", "Skyrim … its combat". */
function isOfGame(at: number, { tokens, spans, vocabulary }: CutText): boolean {
  const { start, end } = spans[at];
  const { [start - 1]: before, [end]: behind } = tokens;
  if (before && vocabulary.is(before, 'its')) return spans.slice(0, at).some(({ kind }) => kind === 'title');
  const title = spans.slice(at + 1).find(({ kind }) => kind === 'title');
  if (!title || title.start - end > NEAR) return false;
  return vocabulary.is(behind, 'within') || vocabulary.is(behind, 'of');
}
