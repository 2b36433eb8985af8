import type { Knowledge } from '../knowledge/knowledge';
import type { ConceptKind } from '../lexicon';
import { type CutText, conceptsOf, isNamed, needOf, type Polarity, type Span, says } from './span';

/** How many words may stand between what says that a game has been left, or is just over, and its name: "after 200 hours of". */
const NEAR = 5;

/** Kinds of concept that say what sort of game somebody is in for; beside a game just finished, the others vary it. */
const OF_SORT: readonly ConceptKind[] = ['genre', 'mood'];

/** Kinds of concept that say for whom a game is, or how it must be to be played. */
const OF_PEOPLE: readonly ConceptKind[] = ['audience', 'access'];

/** What knows the concepts of a game. */
type IsOf = Knowledge['isOf'];

/** What was liked or played before, at `places`, and where the text comes to what is asked for now; past its end where it never does. */
interface Former {
  readonly places: readonly number[];
  readonly asks: number;
}

/**
 * The polarities without what somebody liked or played until now, where they ask for something else: "I used to love shooters, now I want
 * something cosy", "normalmente juego a shooters pero hoy quiero puzles", "just finished Elden Ring, need something relaxing". What
 * somebody has left is refused: "I've stopped playing MMOs". Who asks for the like of it keeps it, and so does who asks for no other sort.
 */
export function withoutFormerTastes(signs: readonly Polarity[], text: CutText, isOf: IsOf): Polarity[] {
  const result = [...signs];
  for (const [at, span] of text.spans.entries()) {
    const left = says(span, 'left') ? leftAt(at, text) : undefined;
    if (left !== undefined && signs[left].sign === 'wanted') result[left] = { ...signs[left], sign: 'unwanted' };
    const over = says(span, 'just-now');
    if (!over && !says(span, 'formerly')) continue;
    const former = formerAt(at, signs, text);
    if (asksForLike(former.asks, text) || (!over && !turnsBetween(at, former.asks, text))) continue;
    const asked = askedFrom(former.asks, signs, text, over ? OF_SORT : undefined);
    for (const place of former.places) {
      if (asksElse(text.spans[place], asked, isOf, text)) result[place] = { ...result[place], sign: 'indifferent' };
    }
  }
  return result;
}

/** The place of the game, or the sort of games, that has been left: the first thing named behind the words, if it is near. */
function leftAt(at: number, { tokens, spans, vocabulary, kindOf }: CutText): number | undefined {
  const place = spans.findIndex((span, i) => i > at && isNamed(span));
  if (place < 0 || spans[place].start - spans[at].end > NEAR) return undefined;
  const concepts = conceptsOf(spans[place]);
  const isSort = concepts.length > 0 && concepts.every((concept) => kindOf(concept) === 'genre');
  if (spans[place].kind !== 'title' && !isSort) return undefined;
  // "Terror que te deje mal cuerpo" does something to somebody.
  const { [spans[at].start - 1]: before } = tokens;
  if (before && vocabulary.is(before, 'object')) return undefined;
  const between = tokens.slice(spans[at].end, spans[place].start + 1);
  return between.some(({ breakBefore }) => breakBefore !== 'none') ? undefined : place;
}

/** What is told from a place on of games and sorts of them, until the text asks. */
function formerAt(at: number, signs: readonly Polarity[], text: CutText): Former {
  const { tokens, spans, vocabulary } = text;
  const places: number[] = [];
  for (let i = at + 1; i < spans.length; i++) {
    if (places.length === 0 && spans[i].start - spans[at].end > NEAR) return { places, asks: i };
    const words = tokens.slice(spans[i].start, spans[i].end);
    const asks = words.some((word) => vocabulary.is(word, 'asking') || vocabulary.is(word, 'now'));
    if (places.length > 0 && asks) return { places, asks: i };
    if (isNamed(spans[i]) && signs[i].sign === 'wanted' && isLiked(spans[i], text)) places.push(i);
  }
  return { places, asks: spans.length };
}

/** Whether a span is what somebody may be fond of: a game, or what games are about. */
function isLiked(span: Span, { kindOf }: CutText): boolean {
  if (span.kind === 'title') return true;
  const concepts = conceptsOf(span);
  return concepts.length > 0 && concepts.every((concept) => !OF_PEOPLE.includes(kindOf(concept)));
}

/** Whether "but" or "now" stands between two places, the second one included. */
function turnsBetween(from: number, to: number, { tokens, spans, vocabulary }: CutText): boolean {
  return spans.slice(from + 1, to + 1).some(({ start }) => {
    return vocabulary.is(tokens[start], 'turns') || vocabulary.is(tokens[start], 'now');
  });
}

/** Whether a text goes on to ask for the like of what it told of: "something similar", "algo así"; not "I'd like". */
function asksForLike(from: number, { tokens, spans, vocabulary }: CutText): boolean {
  if (from >= spans.length) return true;
  return tokens.slice(spans[from].start).some((word, i, words) => {
    const before = words[i - 1];
    return vocabulary.is(word, 'alike') && !(before && vocabulary.is(before, 'may-like'));
  });
}

/** What a text asks for from a place on. */
interface Asked {
  readonly concepts: readonly number[];
  /** To play alone. */
  readonly solo: boolean;
  /** For another sort than what it told of, whichever that is. */
  readonly different: boolean;
}

/** What is asked for from a place on, but for whom it is; of `kinds`, where they are given. */
function askedFrom(
  from: number,
  signs: readonly Polarity[],
  { tokens, spans, vocabulary, kindOf }: CutText,
  kinds?: readonly ConceptKind[],
): Asked {
  const asked = spans.filter((_, i) => i >= from && signs[i].sign === 'wanted');
  const counts = (concept: number) => (kinds ? kinds.includes(kindOf(concept)) : !OF_PEOPLE.includes(kindOf(concept)));
  return {
    concepts: asked.flatMap(conceptsOf).filter(counts),
    solo: asked.some(isForOne),
    different: tokens.slice(spans[from].start).some((word) => vocabulary.is(word, 'different')),
  };
}

/** Whether a phrase says that one plays alone. */
function isForOne(span: Span): boolean {
  if (span.kind !== 'meaning') return false;
  return span.meanings.some((meaning) => {
    const need = needOf(meaning);
    return need?.kind === 'players' && need.solo === true;
  });
}

/** Whether something is asked for that a game, or what else was liked, is not. */
function asksElse(span: Span, { concepts, solo, different }: Asked, isOf: IsOf, { lexicon }: CutText): boolean {
  if (different) return true;
  if (span.kind === 'title') return concepts.some((concept) => !span.title.games.some((game) => isOf(game, concept)));
  const liked = conceptsOf(span);
  if (solo && liked.some((concept) => lexicon.concepts[concept].company)) return true;
  return concepts.length > 0 && !concepts.some((concept) => liked.includes(concept));
}
