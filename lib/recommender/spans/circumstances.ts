import type { Role } from '../knowledge/roles';
import type { WordClass } from '../knowledge/word-classes';
import { isCapitalised, namesOwner, type Token } from '../words/analyse';
import { type CutText, isMachine, isNamed, type KindOf, type Polarity, type Span, says } from './span';

/** From how many words on a text is a message. */
const MESSAGE = 25;

/** How many spans may stand between "tengo" and whom one has. */
const NEAR_HAVING = 3;

/** What shows that something is asked for, whatever else is said beside it. */
const OF_ASKING: readonly WordClass[] = ['asking', 'gaming', 'anything', 'enthusiast'];
const OF_WISHES: readonly Role[] = ['nice', 'not-only', 'indifferent', 'exact', 'permits'];

/** Facts that a word of everyday life names as well: "evenings are long". */
const OF_LIFE = ['hours', 'year'];

/** How many words may stand between somebody and their machine. */
const NEAR = 3;

/** How many words may stand between somebody and the machine that they gave: "my nephew gave me his old Xbox". */
const FROM_GIVER = 5;

/** A clause, as the places of its spans from `first` to before `end`. */
interface Clause {
  readonly first: number;
  readonly end: number;
  /** A sentence begins with it. */
  readonly opens: boolean;
}

/**
 * The polarities of a long message without the everyday words of clauses that tell of somebody's life: "I moved to a farm last
 * spring and the internet is a joke, so …", "… when the wifi cooperates". Such a clause has a person or a verb of what was, and no
 * word of asking, liking or games, nor has its sentence had one before. A phrase of several words is nice to have, since that is
 * said by chance less often.
 *
 * @param told where it tells of that, see {@link circumstancesIn}
 */
export function withCircumstances(signs: readonly Polarity[], text: CutText, told: readonly boolean[]): Polarity[] {
  const { spans, kindOf } = text;
  const isMeant = (span: Span, place: number) => isNamed(span) && signs[place].sign === 'wanted' && !told[place];
  if (!spans.some(isMeant)) return [...signs];
  return signs.map((sign, place) => {
    const span = spans[place];
    if (sign.sign !== 'wanted') return sign;
    const isPerson = isForSomebody(span, kindOf);
    if (isPerson && (isOwner(span, text) || isGiver(span, text))) return { ...sign, sign: 'indifferent' };
    if (!told[place] || !isEveryday(span, text)) return sign;
    const matters = isPerson ? livesWith(place, spans) || isWhoAsks(place, text) : !isOneWord(span);
    return matters ? { ...sign, nice: true } : { ...sign, sign: 'indifferent' };
  });
}

/** "Tengo dos hijos": whether the part of the text before a span says that somebody has or lives with whom it names. */
function livesWith(place: number, spans: readonly Span[]): boolean {
  const before = spans.slice(Math.max(0, place - NEAR_HAVING), place);
  // "Tengo 67 años" has nobody.
  return before.some((span) => span.kind === 'role' && (says(span, 'has') || says(span, 'of-life')));
}

/** "Mis hijos (9, 11 y 14) quieren jugar": whether the sentence goes on, behind whom it names, to ask for something. */
function isWhoAsks(place: number, text: CutText): boolean {
  const { tokens, spans } = text;
  // A bracket ends no sentence.
  const isNew = ({ start }: Span) => tokens[start].breakBefore === 'clause' && isCapitalised(tokens[start].text);
  const next = spans.findIndex((span, i) => i > place && isNew(span));
  return asksFor({ first: place + 1, end: next < 0 ? spans.length : next }, text);
}

/** Whether a text is as long as a message, in which people tell of their lives as well. */
export function isMessage(tokens: readonly Token[]): boolean {
  return tokens.length >= MESSAGE;
}

/** By span: whether it stands in a clause of a long message that tells of somebody's life. */
export function circumstancesIn(text: CutText): boolean[] {
  const { tokens, spans } = text;
  const told = spans.map(() => false);
  if (!isMessage(tokens)) return told;
  let asked = false;
  let before = false;
  for (const clause of clausesIn(text)) {
    if (clause.opens) {
      asked = false;
      before = false;
    }
    const asks = asksFor(clause, text);
    asked ||= asks;
    const { first, end } = clause;
    const goesOn: boolean = before && (!asked || says(spans[first], 'and'));
    before = !asks && (goesOn || (asked ? isMeanwhile(clause, text) : isPersonal(clause, text)));
    if (before) told.fill(true, first, end);
  }
  return told;
}

/** The clauses of a text: between marks of punctuation, and from each "and" or word that turns round. */
function clausesIn({ tokens, spans, vocabulary }: CutText): Clause[] {
  const starts = spans.flatMap((span, i) => {
    const token = tokens[span.start];
    const turns = says(span, 'ends-negation') || says(span, 'and') || vocabulary.is(token, 'when');
    return i === 0 || turns || token.breakBefore !== 'none' ? [i] : [];
  });
  return starts.map((first, i) => ({
    first,
    end: starts[i + 1] ?? spans.length,
    opens: first === 0 || tokens[spans[first].start].breakBefore === 'clause',
  }));
}

function wordsOf({ first, end }: Clause, { tokens, spans }: CutText): readonly Token[] {
  return tokens.slice(spans[first].start, spans[end - 1].end);
}

/** Whether a clause says that something is asked for or liked. */
function asksFor(clause: Pick<Clause, 'first' | 'end'>, text: CutText): boolean {
  const { vocabulary } = text;
  const asks = (span: Span) =>
    OF_WISHES.some((role) => says(span, role)) || (says(span, 'like') && !says(span, 'tried'));
  if (text.spans.slice(clause.first, clause.end).some(asks)) return true;
  // "My grandson gave me a PlayStation": a machine that one has asks for nothing.
  const { tokens, spans } = text;
  return spans.slice(clause.first, clause.end).some((span) => {
    const words = tokens.slice(span.start, span.end);
    return !isMachine(span) && words.some((word) => OF_ASKING.some((sort) => vocabulary.is(word, sort)));
  });
}

/** Whether a clause says what goes on besides: "when the wifi cooperates", "but my brother always wins". */
function isMeanwhile(clause: Clause, text: CutText): boolean {
  const { vocabulary } = text;
  const [first, second] = wordsOf(clause, text);
  if (vocabulary.is(first, 'when')) return true;
  const turns = says(text.spans[clause.first], 'ends-negation') || says(text.spans[clause.first], 'and');
  return turns && second !== undefined && vocabulary.is(second, 'owner');
}

/** Whether a clause tells of somebody. */
function isPersonal(clause: Clause, text: CutText): boolean {
  const { vocabulary, lexicon } = text;
  const { past } = lexicon.grammar.circumstances;
  return wordsOf(clause, text).some(
    (word) =>
      vocabulary.is(word, 'personal') || (vocabulary.isContent(word) && past.some((end) => word.text.endsWith(end))),
  );
}

/** Whether a phrase may be said of a life as well as of a game. */
function isEveryday(span: Span, { tokens, vocabulary, kindOf }: CutText): boolean {
  if (span.kind !== 'meaning') return false;
  return span.meanings.every((meaning) => {
    if (meaning.kind === 'concept') return kindOf(meaning.concept) !== 'access';
    // "My evenings are very long".
    const words = tokens.slice(span.start, span.end).filter((token) => !vocabulary.is(token, 'skippable'));
    if (meaning.kind !== 'fact' || words.length > 1) return false;
    return OF_LIFE.includes(meaning.fact.need?.kind ?? '') && span.numbers.length === 0;
  });
}

/** "My daughter's old Switch": whether a phrase says whose machine it is. */
function isOwner({ end }: Span, { tokens, spans }: CutText): boolean {
  const machine = spans.find((span) => span.start >= end && isMachine(span));
  const apart = tokens.slice(end, machine && machine.start + 1).some(({ breakBefore }) => breakBefore !== 'none');
  return namesOwner(tokens[end - 1].text) && machine !== undefined && machine.start - end <= NEAR && !apart;
}

/** "A PS4 my son left me", "la Switch que me regaló mi hijo": whether a phrase says who a machine came from. */
function isGiver({ start, end }: Span, { tokens, spans, vocabulary }: CutText): boolean {
  const isApart = (from: number, to: number) =>
    tokens.slice(from, to).some(({ breakBefore }) => breakBefore === 'clause');
  const near = spans.some(
    (span) =>
      isMachine(span) &&
      Math.min(Math.abs(span.start - end), Math.abs(start - span.end)) <= FROM_GIVER &&
      !isApart(Math.min(span.end, end), Math.max(span.start, start) + 1),
  );
  if (!near) return false;
  const is = (at: number, wordClass: WordClass) =>
    at >= 0 && at < tokens.length && vocabulary.is(tokens[at], wordClass);
  // "I bought my son a Switch" says whom it is for.
  return (
    (is(end, 'gives') && is(end + 1, 'person')) ||
    (is(start - 1, 'gives') && is(start - 2, 'pronoun') && is(start - 2, 'oneself'))
  );
}

function isOneWord({ start, end }: Span): boolean {
  return end - start === 1;
}

/** Whether a phrase says whom the game is for. */
function isForSomebody(span: Span, kindOf: KindOf): boolean {
  return (
    span.kind === 'meaning' &&
    span.meanings.some((meaning) => meaning.kind === 'concept' && kindOf(meaning.concept) === 'audience')
  );
}
