import type { Knowledge } from '../knowledge/knowledge';
import type { Polarity, Span } from '../spans/span';
import { breakIn, type Token } from '../words/analyse';

/** The share of the best mark up to which a game is disliked, and the one up to which nothing follows from it. */
const DISLIKED = 0.5;
const INDIFFERENT = 0.7;

/** The best mark where none is told: "Celeste (9), Cuphead (4)". */
const BEST = 10;

/** How many such marks a text must have: "Fallout (4)" may be the fourth. */
const BARE_MARKS = 2;

/** How many words may stand between a mark and the name behind it: "a 5/10 for Cuphead". */
const NEAR = 2;

const MARK = /(?<![\p{L}\p{N}.,/])(\d{1,3}(?:[.,]\d)?)\s?(?:\/|out of|sobre|de)\s?(5|10|20|100)(?![\p{L}\p{N}/])/giu;
const BRACKETS = /[([][^()[\]]{1,120}[)\]]/g;
const BARE = /^[([]\s?(\d{1,2}(?:[.,]\d)?)\s?(?:$|[,;)\]])/;
/** What may stand between a name and its mark. */
const BETWEEN = /^\s*[-–—:=]?\s*$/;

/** The words of a text without what it remarks on the games that it names, and what it thinks of them. */
export interface Remarked {
  readonly tokens: readonly Token[];
  /** What the mark of a game makes of it, by where its name starts in the text. */
  readonly marked: ReadonlyMap<number, Polarity['sign']>;
}

interface Remark {
  /** Where its name starts and ends, in tokens. */
  readonly name: { readonly start: number; readonly end: number };
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
  /** The share of the best mark; nothing for what gives no mark. */
  readonly mark?: number;
}

/**
 * Takes out of a text the marks and the reasons that it gives for games in a list: "Celeste (10/10), Cuphead (6/10, too many bosses)",
 * "un 5/10 a Cuphead", "Disliked: Starfield (empty), Andromeda (writing)". A mark shows that a name is one. What is told of a game that
 * was liked may be what is looked for, and stays.
 *
 * @param readsAs reads a text without any remark, and tells which of its spans are wanted
 */
export function withoutRemarks(
  text: string,
  tokens: readonly Token[],
  { titles }: Pick<Knowledge, 'titles'>,
  readsAs: (tokens: readonly Token[]) => { readonly spans: readonly Span[]; readonly signs: readonly Polarity[] },
): Remarked {
  if (!/\d\s?(?:\/|out of|sobre|de)\s?\d|[([]/iu.test(text)) return { tokens, marked: new Map() };
  const remarks = remarksIn(text, tokens, titles);
  const marked = new Map(
    remarks.flatMap(({ name, mark }): [number, Polarity['sign']][] => {
      return mark === undefined ? [] : [[tokens[name.start].start, signOf(mark)]];
    }),
  );
  const reasons = remarks.filter(({ mark }) => mark === undefined);
  if (reasons.length === 0) return { tokens: without(remarks, text, tokens), marked };
  const bare = without(remarks, text, tokens);
  const { spans, signs } = readsAs(bare);
  const disliked = new Set(
    spans.flatMap((span, i) => (span.kind === 'title' && signs[i].sign === 'unwanted' ? [bare[span.start].start] : [])),
  );
  const left = remarks.filter(({ mark, name }) => mark !== undefined || disliked.has(tokens[name.start].start));
  return { tokens: without(left, text, tokens), marked };
}

/** The polarities with what the marks of the games say of them. */
export function withMarks(
  signs: readonly Polarity[],
  spans: readonly Span[],
  tokens: readonly Token[],
  marked: Remarked['marked'],
): readonly Polarity[] {
  if (marked.size === 0) return signs;
  return signs.map((sign, i) => {
    const said = markOf(spans[i], tokens, marked);
    return said && said !== 'wanted' ? { sign: said, nice: false, compound: false } : sign;
  });
}

/** The games that have a mark: whoever gives one knows them. */
export function markedGames(
  spans: readonly Span[],
  tokens: readonly Token[],
  marked: Remarked['marked'],
): readonly number[] {
  return spans.flatMap((span) => (span.kind === 'title' && markOf(span, tokens, marked) ? span.title.games : []));
}

function markOf(
  { kind, start }: Span,
  tokens: readonly Token[],
  marked: Remarked['marked'],
): Polarity['sign'] | undefined {
  return kind === 'title' ? marked.get(tokens[start].start) : undefined;
}

function signOf(mark: number): Polarity['sign'] {
  if (mark <= DISLIKED) return 'unwanted';
  return mark <= INDIFFERENT ? 'indifferent' : 'wanted';
}

function remarksIn(text: string, tokens: readonly Token[], titles: Knowledge['titles']): Remark[] {
  const remarks: Remark[] = [];
  const names = namesIn(tokens, titles);
  const nameBefore = (at: number) =>
    names.findLast(({ end }) => tokens[end - 1].end <= at && BETWEEN.test(text.slice(tokens[end - 1].end, at)));
  for (const { 0: said, index } of text.matchAll(BRACKETS)) {
    const name = nameBefore(index);
    if (!name) continue;
    const [given] = said.matchAll(MARK);
    const bare = BARE.exec(said);
    const mark = given ? share(given[1], given[2]) : bare ? share(bare[1], String(BEST)) : undefined;
    // "Prey (2017)" is what the game is called.
    if (mark === undefined && !/\p{L}{3}/u.test(said)) continue;
    remarks.push({ name, from: index, to: index + said.length, mark });
  }
  const isBare = ({ from, to, mark }: Remark) => mark !== undefined && !text.slice(from, to).match(MARK);
  const tooFew = remarks.filter(isBare).length < BARE_MARKS;
  const found = remarks.filter((remark) => !(tooFew && isBare(remark)));
  for (const { 0: said, 1: value, 2: best, index } of text.matchAll(MARK)) {
    if (found.some(({ from, to }) => index >= from && index < to)) continue;
    const to = index + said.length;
    const name =
      nameBefore(index) ??
      names.find(({ start }) => {
        const between = tokens.filter((token, i) => token.start >= to && i < start);
        const isBehind = tokens[start].start >= to && between.length <= NEAR;
        return isBehind && [...between, tokens[start]].every(({ breakBefore }) => breakBefore === 'none');
      });
    if (name) found.push({ name, from: index, to, mark: share(value, best) });
  }
  return found;
}

function namesIn(tokens: readonly Token[], titles: Knowledge['titles']): { start: number; end: number }[] {
  const names: { start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = titles.longestAt(tokens, at);
    if (name) names.push({ start: at, end: name.end });
    at = name?.end ?? at + 1;
  }
  return names;
}

function share(value: string, best: string): number {
  return Number(value.replace(',', '.')) / Number(best);
}

/** The words without those of some remarks; a name with a mark is written as one, and what follows it goes on as if nothing stood between. */
function without(remarks: readonly Remark[], text: string, tokens: readonly Token[]): readonly Token[] {
  if (remarks.length === 0) return tokens;
  const isLeft = (token: Token) => remarks.some(({ from, to }) => token.start >= from && token.start < to);
  const marks = remarks.filter(({ mark }) => mark !== undefined);
  const isName = (at: number) => marks.some(({ name }) => at >= name.start && at < name.end);
  const kept: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    if (isLeft(token)) continue;
    const capital = token.capital || isName(i);
    const removed = i > 0 && isLeft(tokens[i - 1]);
    const end = removed
      ? remarks.find(({ from, to }) => token.start >= to && tokens[i - 1].start >= from && tokens[i - 1].start < to)?.to
      : undefined;
    const breakBefore =
      end === undefined || kept.length === 0 ? token.breakBefore : breakIn(text.slice(end, token.start), token.text);
    kept.push(
      capital === token.capital && breakBefore === token.breakBefore ? token : { ...token, capital, breakBefore },
    );
  }
  return kept;
}
