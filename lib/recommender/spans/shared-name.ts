import type { TitleIndex } from '../knowledge/title-index';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { type Span, says } from './span';

/** How many spans may stand between a name and what goes on with it: "Persona games, but not the 5". */
const NEAR = 5;

type TitleSpan = Extract<Span, { kind: 'title' }>;

/** Small words behind which a name may go on. */
const JOINING = ['negator', 'and', 'or'] as const;

/**
 * The spans with a game whose series is named before it as one name: "Zelda Majora's Mask", "Assassin's Creed Black Flag" are one game
 * and no two.
 */
export function withWholeNames(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const before = result.at(-1);
    const adjoins = before?.end === span.start && tokens[span.start].breakBefore === 'none';
    if (adjoins && before.kind === 'title' && span.kind === 'title' && isOfSeries(span, before)) {
      result[result.length - 1] = { ...span, start: before.start };
    } else result.push(span);
  }
  return result;
}

function isOfSeries({ title: { games } }: TitleSpan, { title: { series } }: TitleSpan): boolean {
  return series.length > games.length && games.every((game) => series.includes(game));
}

/**
 * The spans with what a number or a word behind "except", "and" or "or" leaves out of the name of a series before it: "Persona
 * games except 5", "Final Fantasy VII o VIII". Only what is a name together shares it.
 */
export function withSharedNames(
  spans: readonly Span[],
  tokens: readonly Token[],
  titles: TitleIndex,
  vocabulary: Vocabulary,
): Span[] {
  const result = [...spans];
  for (const [i, span] of spans.entries()) {
    if (span.kind !== 'title' || span.title.series.length === 0) continue;
    const at = continuedAt(spans, i, tokens, vocabulary);
    const rest = at === undefined ? undefined : spans[at];
    if (at === undefined || !rest) continue;
    const own = [...tokens.slice(span.start, span.end), ...tokens.slice(rest.start, rest.end)];
    const whole = own.map((token): Token => ({ ...token, breakBefore: 'none' }));
    const found = titles.longestAt(whole, 0);
    if (found?.end !== whole.length) continue;
    const name = own.map(({ text }) => text).join(' ');
    result[at] = { kind: 'title', start: rest.start, end: rest.end, title: { ...found.values[0], name } };
  }
  return result;
}

/** Where the name at `start` is gone on with, past small words that join or refuse. */
function continuedAt(
  spans: readonly Span[],
  start: number,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): number | undefined {
  let joined = false;
  for (let i = start + 1; i < Math.min(spans.length, start + 1 + NEAR); i++) {
    const span = spans[i];
    if (tokens[span.start].breakBefore === 'clause' || span.kind === 'title' || span.kind === 'maker') return undefined;
    // "FIFA y ya estoy harto del fútbol": what somebody is sick of is a thing of its own.
    if (says(span, 'weary')) return undefined;
    if (span.kind === 'role') joined ||= JOINING.some((role) => says(span, role));
    else if (joined && (span.kind === 'meaning' || /\d/.test(tokens[span.start].folded))) return i;
    else if (joined && !isSmall(tokens[span.start], vocabulary)) return i;
    else if (span.kind !== 'word' || !isSmall(tokens[span.start], vocabulary)) return undefined;
  }
  return undefined;
}

function isSmall(token: Token, vocabulary: Vocabulary): boolean {
  return vocabulary.is(token, 'skippable') || vocabulary.is(token, 'gaming') || !vocabulary.isContent(token);
}
