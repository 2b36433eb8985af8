import type { Language } from '../game';
import type { Knowledge } from '../knowledge/knowledge';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { WordClass } from '../knowledge/word-classes';
import type { ConceptKind } from '../lexicon';
import type { RequestWish } from '../request';
import { conceptsOf, type Polarity, type Span, says } from '../spans/span';
import { thingWish } from '../wishes/thing-wish';
import type { Token } from '../words/analyse';
import { type Lead, type Listed, leadOf } from './thing-words';

/** How many games may tell of a thing: a word of more than these is an ordinary one, and says little of any. */
const MOST_GAMES = {
  sure: 400,
  likely: 100,
  /** It is the only thing that a text asks for: an ordinary word then says more than none. */
  alone: 400,
} as const satisfies Record<Lead | 'alone', number>;

/** Sorts of concept that nouns name, before which another may stand. */
const NOUNS: readonly ConceptKind[] = ['genre', 'theme'];

/** How a text speaks of things. */
interface Manner {
  /** It does nothing but name them, see {@link namesThings}. */
  readonly bare: boolean;
  /** Nothing else is wished for. */
  readonly alone: boolean;
  readonly spoken: Language | undefined;
  /** By span: whether it stands where a long message tells of somebody's life. */
  readonly told: readonly boolean[];
  /** It is a long message that wishes for other things besides, see {@link MESSAGE}. */
  readonly message: boolean;
}

/** From how many words and wishes on a text names many things of a life beside those of the game. */
export const MESSAGE = { words: 25, wishes: 3 } as const;

/** What shows that a clause speaks of the game. */
const OF_GAME: readonly WordClass[] = ['asking', 'gaming', 'anything', 'enthusiast'];

/** Words of a text that does nothing but name things. */
const BARE = 3;

/**
 * Whether a text is nothing but the names of things that games tell of: "axolotls or frogs", "a lighthouse", "goat games". On
 * what they are to be played may stand beside.
 */
export function namesThings(
  tokens: readonly Token[],
  spans: readonly Span[],
  { vocabulary, gamesTelling }: Knowledge,
): boolean {
  const named = spans.filter((span, place) => {
    if (span.kind === 'role') return !says(span, 'and') && !says(span, 'or') && !isMachine(spans[place + 1]);
    if (span.kind !== 'word') return !isMachine(span);
    const token = tokens[span.start];
    if (vocabulary.is(token, 'gaming') || vocabulary.is(token, 'some')) return false;
    return vocabulary.isContent(token) || !isMachine(spans[place + 1]);
  });
  if (named.length === 0 || named.length > BARE) return false;
  return named.every(
    ({ kind, start }) => kind === 'word' && vocabulary.isContent(tokens[start]) && gamesTelling(tokens[start].stem) > 0,
  );
}

function isMachine(span: Span | undefined): boolean {
  return span?.kind === 'meaning' && span.meanings.every(({ kind }) => kind === 'platform');
}

/**
 * Wishes for things that the lexicon does not know: "algo relajante con capibaras", "horror in a lighthouse". A thing is free words
 * behind one that brings in what a game has or is about, or where it plays: of places only what has an indefinite article or
 * a capital letter, since "in the train" tells where the visitor sits. Of several words the rarest must be told of. Things
 * are nice to have, because nobody tells everything that is in a game.
 *
 * @param read the words of a stretch of the text as they were written
 */
export function thingsIn(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  read: (stretch: Pick<Span, 'start' | 'end'>) => string,
  { lexicon, vocabulary, spelling, gamesTelling }: Knowledge,
  { bare, alone, spoken, told, message }: Manner,
): RequestWish[] {
  const isFree = (place: number): boolean => {
    if (spans[place]?.kind !== 'word' || signs[place].sign !== 'wanted') return false;
    // "We meet in a flat" tells where, "my neighbour sells umbrellas" of whom.
    if (told[place]) return false;
    const token = tokens[spans[place].start];
    return vocabulary.isContent(token) && !vocabulary.is(token, 'has') && !vocabulary.is(token, 'about');
  };
  const isThing = (span: Span): boolean =>
    conceptsOf(span).some((concept) => NOUNS.includes(lexicon.concepts[concept].kind));
  const wishes: RequestWish[] = [];
  let last: Listed = { end: 0, isThing: false };
  for (let place = 0; place < spans.length; place++) {
    if (spans[place].kind === 'meaning' && signs[place].sign === 'wanted') {
      last = { end: spans[place].end, isThing: false };
    }
    if (!isFree(place)) continue;
    const { start } = spans[place];
    while (isFree(place + 1) && tokens[spans[place + 1].start].breakBefore === 'none') place++;
    const { end } = spans[place];
    const next = spans[place + 1];
    // "A mosquito ps2": what it is to be played on is none of its kinds.
    const follows =
      next?.kind === 'meaning' && next.start === end && tokens[end].breakBefore === 'none' && !isMachine(next);
    const narrows = follows && vocabulary.isContent(tokens[end]);
    // "Actual teamwork", but "umbrella simulator", "magnet powers"; in Spanish an adjective follows: "patrulla espacial".
    const isAdjunct = spoken !== 'es' && narrows && isThing(next) && spelling.knows(`${tokens[end - 1].folded}s`);
    if (narrows && !isAdjunct) continue;
    // Who is counted plays along, or looks on: "vivo con tres frikis".
    if (tokens.slice(start, end).some((token) => vocabulary.counts(token))) continue;
    const lead = bare ? 'sure' : isAdjunct ? 'likely' : leadOf(tokens, { start, end }, last, vocabulary);
    if (!lead) continue;
    // "On a phone with a cracked screen", "we cried like babies".
    if (message && (lead !== 'sure' || !isOfGame(tokens, start, vocabulary))) continue;
    last = { end, isThing: true };
    const known = tokens
      .slice(start, end)
      .map(({ stem }) => ({ stem, games: gamesTelling(stem) }))
      .filter(({ games }) => games > 0)
      .sort((a, b) => a.games - b.games);
    if (known.length === 0 || known[0].games > MOST_GAMES[alone ? 'alone' : lead]) continue;
    const [{ stem }, ...beside] = known;
    const words = read({ start, end });
    wishes.push(
      thingWish(tokens.slice(start, end), 'nice', words, { stem, ...(beside.length > 0 && { beside }) }, lexicon),
    );
  }
  return wishes;
}

/** Whether the clause before a word asks for something, or names a game. */
function isOfGame(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  for (let i = at; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    if (OF_GAME.some((wordClass) => vocabulary.is(tokens[i - 1], wordClass))) return true;
  }
  return false;
}
