import type { Knowledge } from '../knowledge/knowledge';
import type { Request } from '../request';
import { amongIn } from '../spans/among';
import { bareGames, exactGames, knownFrom } from '../spans/named-games';
import { readSpans } from '../spans/read-spans';
import type { Span } from '../spans/span';
import { collectWishes } from '../wishes/collect-wishes';
import { analyse } from '../words/analyse';
import { withCompoundNumbers } from '../words/compound-numbers';
import { correctSpelling } from './correct-spelling';
import { hintsOf } from './hints';
import { withNamesSpelled } from './misspelt-names';
import { particularsIn } from './particulars';
import { refusedThings } from './refused-things';
import { markedGames, withMarks, withoutRemarks } from './remarks';
import { asksForUnknown, isMessage, wayOf, wordsMakeSense } from './sense';
import { readAsTale } from './tale';
import { doesThings } from './thing-words';
import { MESSAGE, namesThings, thingsIn } from './things';

/**
 * Reads a request of a visitor, in Spanish, English or both. Never throws; a text without meaning gives no wishes.
 *
 * "algo como Stardew Valley pero con combate, sin zombis" → seed Stardew Valley (must), concept combat (must), concept zombies (never).
 */
export function understand(text: string, knowledge: Knowledge): Request {
  const words = withCompoundNumbers(analyse(text, knowledge.formsOf), knowledge.formsOf);
  const spelled = correctSpelling(withNamesSpelled(words, knowledge), knowledge);
  const spoken = knowledge.spoken.of(spelled);
  const { tokens, marked } = withoutRemarks(text, spelled, knowledge, (bare) => readSpans(bare, knowledge, spoken));
  const { spans, signs: said, ofGame, told } = readSpans(tokens, knowledge, spoken);
  const signs = withMarks(said, spans, tokens, marked);
  const read = (span: Pick<Span, 'start' | 'end'>) => text.slice(tokens[span.start].start, tokens[span.end - 1].end);
  const among = amongIn(spans, signs, tokens, knowledge);
  const collected = collectWishes(tokens, spans, signs, among, read, knowledge);
  const exact = exactGames(spans, signs, tokens, among, knowledge);
  const way = wayOf(tokens, spans, knowledge);
  const does = way !== 'errand' && doesThings(tokens, knowledge.vocabulary);
  const bare = (way === 'names' || way === 'opens') && namesThings(tokens, spans, knowledge);
  const { tells, terms, wishes } = readAsTale(tokens, spans, signs, collected, { way, bare, does }, knowledge);
  // What is told are details of a game, and all of its words count.
  const message = tokens.length >= MESSAGE.words && wishes.length >= MESSAGE.wishes;
  const things = tells
    ? []
    : thingsIn(tokens, spans, signs, read, knowledge, { bare, alone: wishes.length === 0, spoken, told, message });
  const refused = tells ? [] : refusedThings(tokens, spans, signs, read, knowledge, spoken);
  return {
    wishes: [...wishes, ...things, ...refused],
    hints: hintsOf(spans, signs, read, knowledge),
    terms,
    particulars: tells ? [] : particularsIn(tokens, spans, signs, knowledge),
    known: [
      ...spans.flatMap((_, i) => knownFrom(spans, signs, i, among[i], tokens, knowledge.vocabulary, exact)),
      ...markedGames(spans, tokens, marked),
    ],
    bare: bareGames(spans, signs),
    exact,
    sense:
      (isMessage(tokens, spans, knowledge) || wordsMakeSense(tokens, ofGame, way, knowledge)) &&
      !asksForUnknown(tokens, spans, knowledge),
    way,
    spoken,
    wishesThing: things.length > 0 && (way === 'asks' || does || bare),
    tells,
  };
}
