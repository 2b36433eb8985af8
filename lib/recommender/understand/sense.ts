import type { Knowledge } from '../knowledge/knowledge';
import type { TitleEntry } from '../knowledge/title-index';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { ConceptKind } from '../lexicon';
import { recallsGame } from '../spans/recalls-game';
import { conceptsOf, isMachine, type Span, says } from '../spans/span';
import type { Token } from '../words/analyse';

/**
 * How a text speaks: it describes a game whose name is forgotten, asks for something, opens as a wish does, names a thing, merely
 * says something, or wants something else than a game.
 */
export type Way = 'recalls' | 'asks' | 'opens' | 'names' | 'says' | 'errand';

/** Share of the content words that must be understood for a text to be about games, by how it speaks. */
const LEAST = {
  /** "What was the one with the sticky ball". */
  recalls: 0.3,
  /** It asks for something: "algo que me anime, me acaban de dejar". */
  asks: 0.3,
  /** It opens as a wish does: "montar mi propio zoo", "a boy and his dog". */
  opens: 0.5,
  /** It starts with a word of content: "frog crossing the road". */
  names: 0.5,
  /** It is the name of something understood and what that has: "fishing with printing presses". */
  namesWith: 0.3,
  /** It merely says something: "el coche no arranca" has a word of racing, and one of breakdowns. */
  says: 0.6,
  /** It asks for something else ("how do I", "receta de"). */
  errand: 1,
} as const satisfies Record<Way | 'namesWith', number>;

/** From how many words and sorts of games on a text is a message about games, see {@link isMessage}. */
const MESSAGE = { words: 25, sorts: 2 } as const;

type Words = Pick<Knowledge, 'vocabulary' | 'lexicon'>;

/**
 * Whether a text is about games, as far as its words tell: one of them names games, or enough of those with content stand in an
 * understood span. An unknown name after "like" counts as nothing either way: it may be a game that the catalogue lacks.
 */
export function wordsMakeSense(tokens: readonly Token[], spans: readonly Span[], way: Way, words: Words): boolean {
  const { vocabulary } = words;
  if (tokens.some((token) => vocabulary.is(token, 'gaming'))) return true;
  if (isElsewhere(spans)) return false;
  if (spans.some((span, i) => span.kind === 'title' && (isNothingElse(span.title) || says(spans[i - 1], 'like')))) {
    return true;
  }
  if (way !== 'errand' && (namesConsole(tokens, spans, words) || namesGenre(tokens, spans, vocabulary))) return true;
  if (way !== 'errand' && (wishesInAClause(tokens, spans, words) || endsInWish(tokens, spans, vocabulary))) return true;
  const placed = spans.some((span) => namesSort(span, words));
  const { content, understood } = countWords(tokens, spans, vocabulary, placed);
  if (content === 0) return way === 'asks';
  return understood / content >= LEAST[way !== 'errand' && namesWith(tokens, spans, vocabulary) ? 'namesWith' : way];
}

/**
 * Whether games of something are asked for that no game tells of, and nothing else: "juegos de Zorblax" are not the best known of
 * all.
 */
export function asksForUnknown(
  tokens: readonly Token[],
  spans: readonly Span[],
  { vocabulary, gamesTelling }: Pick<Knowledge, 'vocabulary' | 'gamesTelling'>,
): boolean {
  const [first, ...rest] = spans;
  if (!first || !says(first, 'of-series')) return false;
  const content = rest.filter(({ kind, start }) => kind !== 'word' || vocabulary.isContent(tokens[start]));
  return (
    content.length > 0 && content.every(({ kind, start }) => kind === 'word' && gamesTelling(tokens[start].stem) === 0)
  );
}

/** Whether a console is named with a capital letter, or as a thing: "mi switch", but not "the light switch is broken". */
function namesConsole(tokens: readonly Token[], spans: readonly Span[], { vocabulary, lexicon }: Words): boolean {
  const isThing = (start: number) =>
    start > 0 && (vocabulary.is(tokens[start - 1], 'some') || vocabulary.is(tokens[start - 1], 'owner'));
  return spans.some(
    (span) =>
      span.kind === 'meaning' &&
      (tokens[span.start].capital || isThing(span.start)) &&
      span.meanings.some((meaning) => meaning.kind === 'platform' && lexicon.platforms[meaning.platform].console),
  );
}

/** Whether the text is the name of a sort or a thing, and what it shall have or where it is set: "fishing with printing presses". */
function namesWith(tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  const [first, second] = spans;
  if (first?.kind !== 'meaning' || !second) return false;
  return says(second, 'preposition') || vocabulary.is(tokens[second.start], 'set');
}

/** Whether one of the phrases is a word of games in itself: "aventura gráfica", "tower defense". */
function namesGenre(tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  return spans.some(
    ({ kind, start, end }) => kind === 'meaning' && vocabulary.isGamingPhrase(tokens.slice(start, end)),
  );
}

/** Whether the text ends in a wish of its own, whatever it tells before: "aprendo inglés, una de piratas". */
function endsInWish(tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  const first = spans.findLastIndex(({ start }) => tokens[start].breakBefore !== 'none');
  if (first <= 0) return false;
  const last = spans.slice(first);
  if (!vocabulary.is(tokens[last[0].start], 'opening')) return false;
  const { content, understood } = countWords(tokens, last, vocabulary);
  return understood > 0 && understood === content;
}

/** How many words have content, and how many of those are understood; where a sort of game is `placed`, names of places count for nothing. */
function countWords(
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
  placed = false,
): { readonly content: number; readonly understood: number } {
  let content = 0;
  let understood = 0;
  let naming = false;
  /** A place is being named: "carreras en Spa Francorchamps". */
  let placing = false;
  for (const span of spans) {
    if (span.kind === 'role') {
      naming = span.roles.includes('like');
      placing = false;
      continue;
    }
    if (span.kind === 'word') {
      const token = tokens[span.start];
      const follows = token.breakBefore === 'none';
      placing =
        (placed && vocabulary.is(token, 'is')) ||
        (placing && follows && (token.capital || !vocabulary.isContent(token)));
      if (!(follows && (naming || placing)) && vocabulary.isContent(token)) content++;
      continue;
    }
    naming = placing = false;
    const words = tokens.slice(span.start, span.end).filter((token) => vocabulary.isContent(token)).length;
    content += Math.max(1, words);
    understood += Math.max(1, words);
  }
  return { content, understood };
}

/** Sorts of concept that nothing but a game has. */
const OF_GAMES: readonly ConceptKind[] = ['genre', 'mechanic', 'perspective'];

/** Whether a span means what nothing but a game has. */
function namesSort(span: Span, { lexicon: { concepts } }: Words): boolean {
  return conceptsOf(span).some((concept) => OF_GAMES.includes(concepts[concept].kind));
}

/** Whether a clause holds nothing but a wish for a sort of game: "se me cansa la vista, por turnos". */
function wishesInAClause(tokens: readonly Token[], spans: readonly Span[], words: Words): boolean {
  let wishes = false;
  let others = false;
  for (const span of spans) {
    if (tokens[span.start].breakBefore !== 'none') {
      if (wishes && !others) return true;
      wishes = others = false;
    }
    if (span.kind === 'word') others ||= words.vocabulary.isContent(tokens[span.start]);
    else if (span.kind === 'meaning') wishes ||= namesSort(span, words);
    else others ||= span.kind !== 'role';
  }
  return wishes && !others;
}

/** Whether whoever says the name means the game: most people know it, and the words say nothing else. */
function isNothingElse({ ordinary, renowned }: TitleEntry): boolean {
  return renowned && !ordinary;
}

/** Whether a text speaks of another matter than games. */
function isElsewhere(spans: readonly Span[]): boolean {
  return spans.some((span) => says(span, 'elsewhere'));
}

/** Whether a text is a message that names a machine to play on and sorts of games, so that it is about games whatever else it tells. */
export function isMessage(tokens: readonly Token[], spans: readonly Span[], words: Words): boolean {
  if (tokens.length < MESSAGE.words) return false;
  return spans.some(isMachine) && spans.filter((span) => namesSort(span, words)).length >= MESSAGE.sorts;
}

/** How the text speaks. */
export function wayOf(tokens: readonly Token[], spans: readonly Span[], words: Words): Way {
  const { vocabulary } = words;
  // "She likes detective shows" may stand in a message about games.
  if (isElsewhere(spans) && !isMessage(tokens, spans, words)) return 'errand';
  // "Who is" in what happens in a forgotten game is no question.
  if (recallsGame(spans)) return 'recalls';
  // …and "what is" in "what is going on here" is no question either, nor "how to" in the name of a film.
  const errand = spans.findLast((span) => span.kind === 'role' && says(span, 'errand'));
  // "Se ha roto la clavícula. Algo sencillo en el iPad" asks for something after all.
  if (errand && !asksAnew(tokens.slice(errand.end), vocabulary)) return 'errand';
  if (tokens.some((token) => vocabulary.is(token, 'anything'))) return 'asks';
  // "I want to raise dragons" opens with "raise".
  const verb = tokens.find((token) => vocabulary.isContent(token));
  if ([tokens[0], verb].some((token) => token && vocabulary.is(token, 'opening'))) return 'opens';
  if (wantsToBe(tokens, vocabulary)) return 'opens';
  const [first, second, third] = tokens;
  // "The birds that …" names a thing as "birds that …" does; "the cat is …" says something of it.
  const relates = third !== undefined && vocabulary.is(first, 'definite') && vocabulary.is(third, 'relative');
  const named = relates ? second : first;
  return verb !== undefined && verb === named ? 'names' : 'says';
}

/** Whether a text opens with whom somebody wants to be: "quiero ser el villano", "I want to be a ghost". */
function wantsToBe(tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const be = tokens.findIndex((token) => vocabulary.is(token, 'is'));
  const before = tokens.slice(0, be);
  return before.some((token) => vocabulary.is(token, 'asking')) && !before.some((token) => vocabulary.isContent(token));
}

/** Whether some words go on to a sentence that asks for something. */
function asksAnew(rest: readonly Token[], vocabulary: Vocabulary): boolean {
  const next = rest.findIndex(({ breakBefore }) => breakBefore === 'clause');
  return next >= 0 && rest.slice(next).some((token) => vocabulary.is(token, 'anything'));
}
