import { amongIn } from './among';
import { analyse } from './analyse';
import { asidesIn, withAsides } from './asides';
import { collectWishes } from './collect-wishes';
import { correctSpelling } from './correct-spelling';
import { hintsOf } from './hints';
import type { Knowledge } from './knowledge';
import { bareGames, exactGames, knownFrom } from './named-games';
import { polarities } from './polarity';
import type { Request } from './request';
import { wayOf, wordsMakeSense } from './sense';
import { cutIntoSpans, type Span } from './spans';
import { tellsDetails } from './tells-details';
import { termsOf } from './terms';
import { thingsIn } from './things';

/**
 * Reads a request of a visitor, in Spanish, English or both. Never throws; a text without meaning gives no wishes.
 *
 * "algo como Stardew Valley pero con combate, sin zombis" → seed Stardew Valley (must), concept combat (must), concept zombies (never).
 */
export function understand(text: string, knowledge: Knowledge): Request {
  const tokens = correctSpelling(analyse(text, knowledge.stemOf), knowledge);
  const spans = cutIntoSpans(tokens, knowledge, knowledge.spoken.of(tokens));
  const asides = asidesIn(tokens, spans, knowledge.vocabulary, (concept) => knowledge.lexicon.concepts[concept].kind);
  const signs = withAsides(polarities(tokens, spans), asides);
  const read = (span: Pick<Span, 'start' | 'end'>) => text.slice(tokens[span.start].start, tokens[span.end - 1].end);
  const among = amongIn(spans, signs, tokens, knowledge);
  const wishes = collectWishes(tokens, spans, signs, among, read, knowledge);
  const exact = exactGames(spans, signs);
  const way = wayOf(tokens, spans, knowledge.vocabulary);
  const terms = termsOf(tokens, spans, signs, knowledge.vocabulary);
  const tells = tellsDetails({ way, wishes, terms });
  // What is told are details of a game, and all of its words count.
  const things = tells ? [] : thingsIn(tokens, spans, signs, read, knowledge);
  return {
    wishes: [...wishes, ...things],
    hints: hintsOf(spans, signs, read, knowledge.lexicon, knowledge.conceptNumber),
    terms,
    known: exact.length > 0 ? [] : spans.flatMap((_, i) => knownFrom(spans, i, among[i])),
    bare: bareGames(spans, signs),
    exact,
    sense: wordsMakeSense(
      tokens,
      spans.filter((_, i) => !asides[i]),
      way,
      knowledge.vocabulary,
    ),
    way,
    tells,
  };
}
