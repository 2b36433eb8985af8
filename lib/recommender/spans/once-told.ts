import type { Meaning } from '../knowledge/vocabulary';
import { recallsGame } from './recalls-game';
import { type CutText, isMachine, type KindOf, needOf, type Polarity, type Span, says } from './span';

/** A word that holds another: "we'd". */
const CONTRACTED = /\p{L}['’]\p{L}/u;

/** Facts of how somebody played then, which say nothing of how they play now. */
const OF_THEN = ['age', 'hours', 'session', 'year', 'price', 'hardware'];

/**
 * The polarities with what is told of how somebody used to play as no wish: "de chica jugaba con mi hermana", "cuando tenía la Play 2",
 * "I used to rent games for the Mega Drive". Who played along is nice to have, since one may long for that. A machine stays a wish where
 * no other is named, and all of it does where the text recalls a game, which it describes.
 */
export function withoutOnceTold(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { spans, kindOf } = text;
  if (recallsGame(spans)) return [...signs];
  const once = onceIn(text);
  if (!once.includes(true)) return [...signs];
  const hasOther = spans.some((span, i) => isMachine(span) && signs[i].sign === 'wanted' && !once[i]);
  return signs.map((sign, i) => {
    const span = spans[i];
    // "Nunca jugué a un juego así" says how somebody plays now.
    if (!once[i] || isOnce(span, text) || span.kind !== 'meaning' || sign.sign !== 'wanted') return sign;
    if (span.meanings.some((meaning) => needOf(meaning)?.kind === 'players')) return { ...sign, nice: true };
    const then = span.meanings.every((meaning) => isOfThen(meaning, kindOf)) || isOfPlaying(i, once, text);
    const told = isMachine(span) ? hasOther : then;
    return told ? { ...sign, sign: 'indifferent' } : sign;
  });
}

/** By span: whether it stands in a part of a sentence that tells how somebody used to play. */
function onceIn(text: CutText): boolean[] {
  const { tokens, spans } = text;
  const once = spans.map(() => false);
  let first = 0;
  let told = false;
  // What is at hand or asked for stays so: "tengo una compu con poca RAM, de las que daba el gobierno".
  let now = false;
  for (const [i, span] of spans.entries()) {
    const turns = turnsToNow(span, text);
    if (tokens[span.start].breakBefore === 'clause' || turns) {
      first = turns ? i + 1 : i;
      told = false;
      now = turns;
    }
    if (!told && isOnce(span, text)) {
      told = true;
      if (!now) once.fill(true, first, i);
    }
    once[i] = told;
  }
  return once;
}

/**
 * "I used to play Heroes 3 every Christmas, and we'd fight about the angels": whether a game that was played then stands before a span in
 * the part that tells of it, and no word of liking or of why.
 */
function isOfPlaying(at: number, once: readonly boolean[], { tokens, spans, vocabulary }: CutText): boolean {
  for (let i = at - 1; i >= 0 && once[i]; i--) {
    if (spans[i].kind === 'title') return true;
    const why = vocabulary.is(tokens[spans[i].start], 'because') || vocabulary.is(tokens[spans[i].start], 'tastes');
    if (why || says(spans[i], 'liked') || tokens[spans[i + 1].start].breakBefore === 'clause') return false;
  }
  return false;
}

function isOnce({ start, end }: Span, { tokens, vocabulary }: CutText): boolean {
  return tokens.slice(start, end).some((token) => vocabulary.is(token, 'once'));
}

/** "… pero", "… quiero", "… ahora tengo": whether a span turns to what is asked for or at hand. */
function turnsToNow(span: Span, { tokens, vocabulary }: CutText): boolean {
  if (says(span, 'ends-negation') || says(span, 'has')) return true;
  const { [span.start]: word, [span.end]: next } = tokens;
  // "And we'd fight" tells what happened again and again, where "we'd like" asks.
  const isHabit = CONTRACTED.test(word.text) && next && !vocabulary.is(next, 'asking') && vocabulary.isContent(next);
  return vocabulary.is(word, 'asking') && !isHabit;
}

/** Whether a meaning tells how old somebody was, or when and how long they played. */
function isOfThen(meaning: Meaning, kindOf: KindOf): boolean {
  if (meaning.kind === 'concept') return kindOf(meaning.concept) === 'audience';
  return OF_THEN.includes(needOf(meaning)?.kind ?? '');
}
