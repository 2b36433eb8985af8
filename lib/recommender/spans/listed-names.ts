import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { type CutText, type Polarity, type Span, says } from './span';

/** Names of games that a text lists: their places, in order, and what joins the last to the others. */
export interface NameList {
  readonly places: readonly number[];
  readonly join: 'and' | 'or';
}

/**
 * The lists of names in a text that an "and" or an "or" ends: "Skyrim, Fallout 4 y Oblivion", "neither Hades nor Dead Cells". A comma
 * alone makes no list: "I loved Skyrim, Fallout bored me".
 */
export function listedNames({
  tokens,
  spans,
  vocabulary,
}: Pick<CutText, 'tokens' | 'spans' | 'vocabulary'>): NameList[] {
  const lists: NameList[] = [];
  let places: number[] = [];
  let join: NameList['join'] | undefined;
  const close = (): void => {
    // "Stardew, Animal Crossing y demás".
    const such = spans[(places.at(-1) ?? 0) + 1];
    if (such && says(such, 'and-such') && tokens[such.start].breakBefore !== 'clause') join ??= 'and';
    // "2000 hours in Crusader Kings, and Stellaris bores me": of two, the comma parts what is said of each.
    const apart =
      places.length === 2 &&
      join === 'and' &&
      tokens.slice(spans[places[0]].end, spans[places[1]].start + 1).some(({ breakBefore }) => breakBefore !== 'none');
    if (join && places.length > 1 && (!apart || says(such, 'and-such'))) lists.push({ places, join });
    places = [];
    join = undefined;
  };
  for (const [i, span] of spans.entries()) {
    if (span.kind !== 'title') continue;
    const last = places.at(-1);
    const joined = last === undefined ? undefined : joins(last, i, tokens, spans, vocabulary);
    // What follows the "and" is a list of its own.
    if (!joined || (joined === 'comma' && join)) close();
    else if (joined !== 'comma') join = joined;
    places.push(i);
  }
  close();
  return lists;
}

/** What joins a name to the one before it, if nothing but small words stands between. */
function joins(
  last: number,
  at: number,
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
): NameList['join'] | 'comma' | undefined {
  let join: NameList['join'] | 'comma' | undefined;
  for (let i = last + 1; i <= at; i++) {
    const { breakBefore } = tokens[spans[i].start];
    if (breakBefore === 'clause') return undefined;
    if (breakBefore === 'comma') join ??= 'comma';
    if (i === at) return join;
    // "Hades vs Dead Cells" is one or the other.
    if (says(spans[i], 'or') || says(spans[i], 'versus')) join = 'or';
    else if (says(spans[i], 'and') || vocabulary.is(tokens[spans[i].start], 'than')) join = 'and';
    else if (spans[i].kind !== 'word' || !isSmall(tokens[spans[i].start], vocabulary)) return undefined;
  }
  return join;
}

function isSmall(token: Token, vocabulary: Vocabulary): boolean {
  return vocabulary.is(token, 'skippable') || vocabulary.is(token, 'of') || !vocabulary.isContent(token);
}

/**
 * The polarities with what is said of one name of a list said of all: "bounced off Dark Souls, Bloodborne and Elden Ring" refuses all
 * three, and so does "Skyrim, Fallout 4 y Oblivion me aburrieron". A word of liking on the other side of the list keeps what it likes.
 */
export function withListedNames(signs: readonly Polarity[], text: CutText): Polarity[] {
  const result = [...signs];
  for (const { places } of listedNames(text)) {
    // "Factorio versus Satisfactory" asks for no fight.
    for (let i = places[0]; i < (places.at(-1) ?? 0); i++)
      if (text.spans[i].kind === 'meaning') result[i] = { ...result[i], sign: 'indifferent' };
    const refused = places.filter((place) => result[place].sign === 'unwanted');
    if (refused.length === 0 || refused.length === places.length) continue;
    const fromFirst = refused[0] === places[0];
    const { [places.length - 1]: last } = places;
    if (fromFirst ? isPraised(last, text) : !refused.includes(last) || isLiked(places[0], last, text)) continue;
    for (const place of places) result[place] = result[refused[0]];
  }
  return result;
}

/** Whether a liking follows the name in its clause: "hated Skyrim, Fallout and Oblivion I love". */
function isPraised(at: number, { tokens, spans, vocabulary }: CutText): boolean {
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    if (says(spans[i], 'ends-negation')) return false;
    // "Dropped Skyrim and Fallout after a few hours".
    if (says(spans[i], 'like') && !vocabulary.is(tokens[spans[i].start], 'spends')) return true;
  }
  return false;
}

/**
 * Whether a liking stands before a list in its clause: "terminé Celeste y el Candy Crush me aburrió". Having played is none before "to
 * death".
 */
function isLiked(first: number, last: number, { tokens, spans }: CutText): boolean {
  const worn = says(spans[last + 1], 'overdone');
  for (let i = first; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    if (says(spans[i - 1], 'ends-negation')) return false;
    if (says(spans[i - 1], 'like')) return !worn || !says(spans[i - 1], 'tried');
  }
  return false;
}
