import type { Knowledge } from '../knowledge/knowledge';
import type { TitleEntry } from '../knowledge/title-index';
import { respell, type Token } from '../words/analyse';
import { type Span, says } from './span';

/** The highest number that a game of a series bears in what people say of several at once. */
const HIGHEST = 20;

/** Initials of a subtitle: "HR" of "Deus Ex HR/MD". */
const INITIALS = /^\p{Lu}{2,4}$/u;

/** A game of a series by what follows the name that it shares with the others, up to token `end`. */
interface Part {
  readonly said: string;
  readonly games: TitleEntry;
  readonly end: number;
}

/**
 * The spans with the games of a series that are told by their numbers, or by initials, as one name: "Dark Souls 1, 2 y 3", "Thief 1-3",
 * "Ori 1 and 2", "Deus Ex HR/MD". What is said of them is said of all.
 */
export function withNumberedNames(spans: readonly Span[], tokens: readonly Token[], knowledge: Knowledge): Span[] {
  const result: Span[] = [];
  let from = 0;
  for (const span of spans) {
    if (span.start < from) continue;
    const whole = span.kind === 'title' ? numberedAt(span, spans, tokens, knowledge) : undefined;
    result.push(whole ?? span);
    if (whole) from = whole.end;
  }
  return result;
}

type TitleSpan = Extract<Span, { kind: 'title' }>;

function numberedAt(
  span: TitleSpan,
  spans: readonly Span[],
  tokens: readonly Token[],
  knowledge: Knowledge,
): TitleSpan | undefined {
  const { start, end } = span;
  const last = tokens[end - 1];
  const ends = end - start > 1 && (isNumber(last) || INITIALS.test(last.text));
  const parts: Part[] = ends ? [{ said: last.text, games: span.title, end }] : [];
  // "Dark Souls del 1 al 3".
  if (!ends && !(tokens[end] && knowledge.vocabulary.is(tokens[end], 'up-to'))) return undefined;
  const base = tokens.slice(start, ends ? end - 1 : end);
  for (let at = end; at < tokens.length; ) {
    const more = partsAt(at, tokens[at - 1], base, spans, tokens, knowledge);
    if (more.length === 0) break;
    parts.push(...more);
    at = more[more.length - 1].end;
  }
  if (parts.length < 2) return undefined;
  const games = [...new Set(parts.flatMap((part) => part.games.games.slice(0, 1)))];
  const ids = [...new Set(parts.flatMap((part) => part.games.ids.slice(0, 1)))];
  const name = `${base.map(({ text }) => text).join(' ')} ${parts.map(({ said }) => said).join(', ')}`;
  return {
    kind: 'title',
    start,
    end: parts[parts.length - 1].end,
    title: { ...span.title, games, ids, name, series: [] },
  };
}

/** What a list of numbers goes on with at a token: the next one, or all up to the last of a range. */
function partsAt(
  at: number,
  before: Token,
  base: readonly Token[],
  spans: readonly Span[],
  tokens: readonly Token[],
  { titles, vocabulary, formsOf }: Knowledge,
): Part[] {
  const { [at]: first } = tokens;
  if (first.breakBefore === 'clause') return [];
  const joint = spans.find((span) => span.start === at);
  const upTo = vocabulary.is(first, 'up-to');
  const joins = upTo || (joint?.kind === 'role' && says(joint, 'and'));
  const place = joins ? (upTo ? at + 1 : (joint?.end ?? at + 1)) : at;
  const { [place]: token } = tokens;
  // "Dark Souls 1 3" is no list.
  if (!token || (joins ? token.breakBefore !== 'none' : token.breakBefore === 'none' && !token.hyphened)) return [];
  // "Portal 1 y 2 jugadores": the number counts what follows it.
  if (!spans.some((span) => span.start === place && span.end === place + 1)) return [];
  const called = (token: Token): Part[] => {
    const words = [...base, token].map((word): Token => ({ ...word, breakBefore: 'none' }));
    const found = titles.longestAt(words, 0);
    return found?.end === words.length ? [{ said: token.text, games: found.values[0], end: place + 1 }] : [];
  };
  if (!isNumber(token)) return INITIALS.test(token.text) ? called(token) : [];
  if (!isNumber(before)) return upTo ? called(token) : [];
  const [low, high] = [Number(before.folded), Number(token.folded)];
  if (!upTo && !token.hyphened) return called(token);
  const between = Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => String(low + 1 + i));
  return [
    ...between.flatMap((number) => called({ ...respell(token, number, formsOf), text: number })),
    ...called(token),
  ];
}

function isNumber({ folded }: Token): boolean {
  return /^\d{1,2}$/.test(folded) && Number(folded) <= HIGHEST;
}
