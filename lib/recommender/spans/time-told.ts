import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { recallsGame } from './recalls-game';
import { type CutText, isMachine, needOf, type Polarity, type Span, says } from './span';

/** The end of an adjective that tells of several things. */
const SEVERAL = /s$/;

/** How many words may stand between the hours and the game that they went into. */
const NEAR = 3;

/**
 * The polarities with what is told of time as no wish: hours that went into a game ("I put 900 hours into Civ", "le metí 500 horas",
 * "lo dejé a las diez horas"), how old what was kept of one is ("a Civ save from 2014"), how long something went on ("fui portero quince años"), how old a machine is ("mi compu de oficina, que
 * es viejísima", "my last PC was from 2013") and when somebody played ("I played WoW from 2006 to 2010").
 */
export function withoutTimeTold(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  return signs.map((sign, i) => {
    const span = spans[i];
    const told =
      (isTime(span) && (isOnGame(i, tokens, spans) || isWhen(i, tokens, spans, vocabulary))) ||
      ((isTime(span) || isYears(span)) && isSpent(i, tokens, spans, vocabulary)) ||
      (isYear(span) &&
        (isOfLiked(i, tokens, spans) ||
          isOfMachine(i, tokens, spans, vocabulary) ||
          isOfMachineNext(i, tokens, spans, vocabulary) ||
          isOfKeepsake(i, tokens, spans, vocabulary) ||
          isWhenPlayed(i, tokens, spans, vocabulary)));
    return told ? { ...sign, sign: 'indifferent' } : sign;
  });
}

/** Whether a span says how old something is. */
function isYear(span: Span): boolean {
  return kindOfNeed(span) === 'year';
}

/** "Una Wii", "mi Switch", "la PS4": whether a span is a machine that is there. */
function isOwned(span: Span, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (!isMachine(span)) return false;
  return tokens
    .slice(Math.max(0, span.start - 1), span.start + 1)
    .some((token) => (['owner', 'some', 'definite'] as const).some((wordClass) => vocabulary.is(token, wordClass)));
}

/**
 * "Mi compu de oficina, que es viejísima", "my PC is from 2013": whether a weak machine is named just before, or one that somebody
 * has, or any with a verb of being, and nothing but small words between.
 */
function isOfMachine(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  const word = tokens[spans[at].end - 1].folded;
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore !== 'clause'; i--) {
    const before = spans[i - 1];
    if (before.kind === 'meaning') {
      const is = tokens.slice(before.end, spans[at].start).some((token) => vocabulary.is(token, 'copula'));
      // "Una Switch vieja", but "juegos de una Switch viejos" and "PC classic".
      const behind = before.end === spans[at].start && tokens[spans[at].start].breakBefore === 'none';
      const owned = behind && isOwned(before, tokens, vocabulary) && !SEVERAL.test(word);
      return kindOfNeed(before) === 'hardware' || owned || (is && isMachine(before));
    }
    const isSmall = tokens.slice(before.start, before.end).every((token) => !vocabulary.isContent(token));
    if (!isSmall || spans[at].start - before.end > NEAR) return false;
  }
  return false;
}

/** "A Stellaris save from 2019": whether a game stands before the span in its part of the sentence, and what somebody has kept of it. */
function isOfKeepsake(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  const { start } = spans[at];
  let first = start;
  while (first > 0 && tokens[first].breakBefore === 'none') first--;
  const words = tokens.slice(first, start);
  const others = words.filter((word) => !vocabulary.is(word, 'keepsake'));
  if (others.length === words.length) return false;
  // "Games like Diablo with a big world from 2010" asks.
  if (others.some((word) => vocabulary.is(word, 'gaming') || vocabulary.is(word, 'asking'))) return false;
  const before = spans.filter((span) => span.start >= first && span.end <= start);
  return before.some(({ kind }) => kind === 'title') && !before.some((span) => says(span, 'like'));
}

/** "Loved the latest Tomb Raider": whether the age without a number stands right before a game that was played or liked. */
function isOfLiked(at: number, tokens: readonly Token[], spans: readonly Span[]): boolean {
  const { [at]: span, [at + 1]: next } = spans;
  if (span.kind !== 'meaning' || span.numbers.length > 0 || next?.kind !== 'title' || next.start > span.end)
    return false;
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore !== 'clause'; i--)
    if (says(spans[i - 1], 'liked') || says(spans[i - 1], 'tried')) return true;
  return false;
}

/** "My new Windows laptop", but "new Switch games": whether the age without a number stands right before a machine, and no game follows. */
function isOfMachineNext(
  at: number,
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  const { [at]: span, [at + 1]: next } = spans;
  if (span.kind !== 'meaning' || span.numbers.length > 0 || next?.kind !== 'meaning') return false;
  const isBehind = next.start === span.end && isMachine(next);
  const after = tokens[next.end];
  return isBehind && !(after?.breakBefore === 'none' && vocabulary.is(after, 'gaming'));
}

/**
 * "I played WoW from 2006 to 2010", "jugaba mucho en 2005": whether a word of having played stands before the span in its part of the
 * sentence, and "in" or a game right before it. Who has forgotten the name of a game tells its time so.
 */
function isWhenPlayed(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  if (recallsGame(spans)) return false;
  const { start } = spans[at];
  const isIn = [start, start - 1, start - 2].some((i) => i >= 0 && vocabulary.is(tokens[i], 'within'));
  if (!isIn && spans[at - 1]?.kind !== 'title') return false;
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    const before = spans[i - 1];
    if (says(before, 'tried') || says(before, 'of-life') || says(before, 'apart')) return true;
    if (vocabulary.is(tokens[before.start], 'spends')) return true;
    if (vocabulary.is(tokens[before.start], 'anything')) return false;
  }
  return false;
}

function kindOfNeed(span: Span): string | undefined {
  if (span.kind !== 'meaning') return undefined;
  return span.meanings.flatMap((meaning) => needOf(meaning)?.kind ?? [])[0];
}

/** Whether a span is a number of years and nothing else, which may be an age. */
function isYears(span: Span): boolean {
  return kindOfNeed(span) === 'age' && span.end - span.start === 2;
}

/** Whether a span says how many hours. */
function isTime(span: Span): boolean {
  return kindOfNeed(span) === 'hours' && span.kind === 'meaning' && span.numbers.length > 0;
}

/** Whether a word of spending time stands before the span, in its part of the sentence. */
function isSpent(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (let i = spans[at].start; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    if (vocabulary.is(tokens[i - 1], 'spends')) return true;
    // "Jugué mucho, un juego de 20 horas" asks for them; years are a while whatever stands between: "fui portero de noche quince años".
    // …and so does "a game", but not "a las diez horas".
    const opens = vocabulary.is(tokens[i - 1], 'opening') && !vocabulary.is(tokens[i], 'definite');
    const asks = opens || vocabulary.is(tokens[i - 1], 'anything');
    if (asks && isTime(spans[at])) return false;
  }
  return false;
}

/** "Me aburrí de Skyrim a las dos horas": whether the hours have an article, and a game stands before them in their part. */
function isWhen(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  const { start } = spans[at];
  const { [start - 1]: article, [start - 2]: before } = tokens;
  if (!article || !before || !vocabulary.is(article, 'definite') || !vocabulary.is(before, 'up-to')) return false;
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--)
    if (spans[i - 1].kind === 'title') return true;
  return false;
}

/** "300 horas al Factorio": whether nothing but small words stands between the span and a game behind it. */
function isOnGame(at: number, tokens: readonly Token[], spans: readonly Span[]): boolean {
  for (let i = at + 1; i < spans.length; i++) {
    const span = spans[i];
    if (span.start - spans[at].end > NEAR || tokens[span.start].breakBefore !== 'none' || says(span, 'like'))
      return false;
    if (span.kind !== 'word' && span.kind !== 'role') return span.kind === 'title';
  }
  return false;
}
