import type { Meaning, Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { recallsGame } from './recalls-game';
import { type CutText, type Polarity, type Span, says } from './span';

/** Sorts of concept that say how somebody is, so that they stay wishes where somebody speaks of themselves. */
const OF_PLAYER = ['mood', 'access', 'audience'];
/** Facts that a life has as well as a game: "I work 60 hours", "vivo con mi novia". */
const OF_LIFE = ['hours', 'year', 'players', 'fame'];

/** What each way of speaking of oneself takes the wish from. */
const NO_WISH = {
  /** "I work in a hospital": what one is and does. */
  'of-life': (meaning: Meaning, kindOf: (concept: number) => string) =>
    meaning.kind === 'concept'
      ? !OF_PLAYER.includes(kindOf(meaning.concept))
      : meaning.kind === 'fact' && OF_LIFE.includes(meaning.fact.need?.kind ?? ''),
  /** "Tengo dos gatos": one owns machines and has children too, but those matter. */
  has: (meaning: Meaning, kindOf: (concept: number) => string) =>
    meaning.kind === 'concept' && kindOf(meaning.concept) === 'theme',
  /** "Haven't played since the SNES", "while I bottle feed the baby". */
  apart: () => true,
} as const;

type Opener = keyof typeof NO_WISH;
const OPENERS = Object.keys(NO_WISH) as Opener[];

/**
 * The spans that say something of whoever asks, or of somebody who does not play, and nothing of the game: "I work in a hospital, …",
 * "my wife hates shooters but she's not playing". What follows from it for the game has phrases of its own.
 *
 * @param stated the spans of what is merely told, see {@link statementsIn}
 */
export function asidesIn({ tokens, spans, vocabulary, kindOf }: CutText, stated: readonly boolean[] = []): boolean[] {
  // Whom it is for matters even where no more is said of them.
  const isSort = (meaning: Meaning) => meaning.kind === 'concept' && kindOf(meaning.concept) !== 'audience';
  const asides = spans.map((span, i) => {
    if (!stated[i] || span.kind === 'role') return false;
    return span.kind !== 'meaning' || span.meanings.every(isSort);
  });
  // In what happens in a forgotten game, "I" is who is played.
  if (recallsGame(spans)) return asides;
  markPresented(tokens, spans, asides, vocabulary, (meaning) => NO_WISH.has(meaning, kindOf));
  let open: Opener | undefined;
  for (const [i, span] of spans.entries()) {
    if (tokens[span.start].breakBefore !== 'none' || ends(spans, i, tokens, vocabulary)) open = undefined;
    if (says(span, 'bystander') && !followsRequest(i, tokens, spans, vocabulary))
      markBefore(i, tokens, spans, asides, vocabulary);
    const opener = openerOf(span, tokens, vocabulary);
    if (opener === 'apart') open = opener;
    else if (opener && standsFirst(span, tokens, vocabulary) && !enthuses(i, tokens, spans, vocabulary)) open = opener;
    if (!open) continue;
    const { [open]: noWish } = NO_WISH;
    if (span.kind === 'word') asides[i] = true;
    // "She has only ever played …": what somebody knows is not what they ask for.
    if (span.kind === 'title') asides[i] ||= open === 'apart' && !pointsBack(i, tokens, spans, vocabulary);
    // …though something may follow from the very words.
    const follows = (meaning: Meaning) => opener !== undefined && meaning.kind === 'fact';
    if (span.kind === 'meaning') asides[i] ||= span.meanings.every((each) => noWish(each, kindOf) && !follows(each));
  }
  return asides;
}

/**
 * Marks who somebody says they are where a text opens with that: "army vet here, …", "aquí un bombero, …". A sort of game stays a wish
 * ("strategy veteran here").
 */
function markPresented(
  tokens: readonly Token[],
  spans: readonly Span[],
  asides: boolean[],
  vocabulary: Vocabulary,
  noWish: (meaning: Meaning) => boolean,
): void {
  const broken = tokens.findIndex(({ breakBefore }, i) => i > 0 && breakBefore !== 'none');
  const first = broken < 0 ? tokens : tokens.slice(0, broken);
  const isApart = (at: number) => !spans.some(({ kind, start, end }) => kind === 'meaning' && start <= at && at < end);
  const here = first.findIndex((token, at) => vocabulary.is(token, 'here') && isApart(at));
  const end = here === 0 ? first.length : here + 1;
  if (here < 0 || end === tokens.length) return;
  const asks = (token: Token) =>
    (['asking', 'gaming', 'anything', 'enthusiast'] as const).some((each) => vocabulary.is(token, each));
  if (first.slice(0, end).some(asks)) return;
  for (const [i, span] of spans.entries()) {
    if (span.end <= end && (span.kind === 'word' || (span.kind === 'meaning' && span.meanings.every(noWish))))
      asides[i] = true;
  }
}

/** The polarities with what is said aside neither wanted nor unwanted. */
export function withAsides(
  signs: readonly Polarity[],
  asides: readonly boolean[],
  { spans }: Pick<CutText, 'spans'>,
): Polarity[] {
  // "My dad flies planes and loves trains": what somebody is fond of as well is no aside.
  const tied = new Set(signs.flatMap(({ alternative }, i) => (alternative && !asides[i] ? [alternative] : [])));
  return signs.map((sign, i) =>
    asides[i] && !tied.has(spans[i]) ? { sign: 'indifferent', nice: false, compound: false } : sign,
  );
}

/** How a span speaks of the player; "soy el monstruo" is a phrase of its own, and speaks of the game. */
function openerOf(span: Span | undefined, tokens: readonly Token[], vocabulary: Vocabulary): Opener | undefined {
  if (!span) return undefined;
  const means = span.kind === 'meaning' && span.meanings.some(({ kind }) => kind === 'concept');
  // "Llueve" is all of the opener, and weather as well.
  if (means && vocabulary.roleAt(tokens, span.start)?.end !== span.end) return undefined;
  return OPENERS.find((role) => says(span, role));
}

/** Whether what follows a name asks for the like of it: "… something similar". */
function pointsBack(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  // "Everyone says Lies of P. I loved Dark Souls, anything like that?" points to the second.
  const apart = spans.findIndex(
    ({ kind, start }, i) => i > at && kind === 'title' && opensSentence(spans[at].start, start, tokens),
  );
  const rest = tokens.slice(spans[at].end, spans[apart]?.start);
  return rest.some((token) => vocabulary.is(token, 'alike'));
}

/** Whether a sentence ends between a span and a later token. */
function opensSentence(at: number, later: number, tokens: readonly Token[]): boolean {
  return tokens.slice(at + 1, later + 1).some(({ breakBefore }) => breakBefore === 'clause');
}

/** Whether the player turns from themselves to the game: "… y busco", "… and I like", "… something". */
function ends(spans: readonly Span[], at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const span = spans[at];
  const first = tokens[span.start];
  // "We always end up playing FIFA and I'm sick of football".
  if (says(span, 'ends-negation') || says(span, 'like') || says(span, 'weary')) return true;
  // "Soy alérgico a": what is refused with the opener itself is no matter of life.
  if (openerOf(spans[at - 1], tokens, vocabulary) && says(span, 'negator') && span.end - span.start > 1) return true;
  if (span.kind !== 'meaning' && (vocabulary.is(first, 'gaming') || vocabulary.is(first, 'anything'))) return true;
  if (!says(spans[at - 1], 'and')) return false;
  // "Solo conoce el Tetris y el Solitario": an article goes on with the list.
  const turns = span.kind === 'word' && !vocabulary.isContent(first) && !vocabulary.is(first, 'definite');
  return says(span, 'negator') || turns;
}

/** Whether a span opens its part of the sentence, but for words without content: "hola, soy camionero". */
function standsFirst({ start }: Span, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let i = start; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    const before = tokens[i - 1];
    if (vocabulary.isContent(before) || vocabulary.is(before, 'gaming')) return false;
    if (vocabulary.is(before, 'anything') || vocabulary.is(before, 'opening')) return false;
  }
  return true;
}

/** Whether the part of the sentence that starts here tells of a passion: "I'm a huge horror fan", "tengo ganas de zombis". */
function enthuses(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (let i = spans[at].start; i < tokens.length; i++) {
    if (i > spans[at].start && tokens[i].breakBefore !== 'none') return false;
    if (vocabulary.is(tokens[i], 'enthusiast')) return true;
  }
  return false;
}

/**
 * Whether a bystander is told of behind a comma, and the part before it is what is asked for: "terror en la Switch con mi novia, ella no
 * juega". What that part tells of somebody is theirs: "my wife hates shooters, she's not playing".
 */
function followsRequest(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  const { start } = spans[at];
  let part = start;
  while (part > 0 && tokens[part].breakBefore === 'none') part--;
  if (part === 0 || tokens.slice(part, start).some((token) => vocabulary.isContent(token))) return false;
  let first = part - 1;
  while (first > 0 && tokens[first].breakBefore === 'none') first--;
  const isOf = (token: Token) =>
    (['owner', 'family', 'others'] as const).some((each) => vocabulary.is(token, each)) || vocabulary.is(token, 'self');
  const whose = tokens.slice(first, part).findIndex(isOf);
  if (whose < 0) return true;
  // "With my wife", "para mis hijos": they are whom it is for.
  const before = tokens.slice(first, first + whose);
  return before.some(
    (token) => vocabulary.is(token, 'has') || vocabulary.roleAt([token], 0)?.values.includes('preposition'),
  );
}

/** Marks the nearest part of the sentence before a span that says something, or that names whoever does not play. */
function markBefore(
  at: number,
  tokens: readonly Token[],
  spans: readonly Span[],
  asides: boolean[],
  vocabulary: Vocabulary,
): void {
  let marked = false;
  for (let i = at; i > 0; i--) {
    const first = tokens[spans[i].start];
    // "…, my mum watches me play": what stands before the comma is no matter of hers.
    const isTheirs = marked || vocabulary.is(first, 'owner');
    if (first.breakBefore === 'clause' || (isTheirs && first.breakBefore === 'comma')) return;
    const before = spans[i - 1];
    // "I have an hour when the kids are asleep": what happens then is told before it.
    if (marked && says(before, 'ends-negation')) return;
    if (before.kind === 'role') continue;
    asides[i - 1] = true;
    marked ||= before.kind !== 'word';
  }
}
