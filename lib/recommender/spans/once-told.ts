import type { Meaning } from '../knowledge/vocabulary';
import { type CutText, isMachine, type KindOf, needOf, type Polarity, type Span, says } from './span';

/** Facts of how somebody played then, which say nothing of how they play now. */
const OF_THEN = ['age', 'hours', 'session', 'year', 'price', 'hardware'];

/**
 * The polarities with what is told of how somebody used to play as no wish: "de chica jugaba con mi hermana", "cuando tenía la Play 2",
 * "I used to rent games for the Mega Drive". Who played along is nice to have, since one may long for that. A machine stays a wish where
 * no other is named, and all of it does where the text recalls a game, which it describes.
 */
export function withoutOnceTold(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { spans, kindOf } = text;
  if (spans.some((span) => says(span, 'recalls'))) return [...signs];
  const once = onceIn(text);
  if (!once.includes(true)) return [...signs];
  const hasOther = spans.some((span, i) => isMachine(span) && signs[i].sign === 'wanted' && !once[i]);
  return signs.map((sign, i) => {
    const span = spans[i];
    // "Nunca jugué a un juego así" says how somebody plays now.
    if (!once[i] || isOnce(span, text) || span.kind !== 'meaning' || sign.sign !== 'wanted') return sign;
    if (span.meanings.some((meaning) => needOf(meaning)?.kind === 'players')) return { ...sign, nice: true };
    const told = isMachine(span) ? hasOther : span.meanings.every((meaning) => isOfThen(meaning, kindOf));
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

function isOnce({ start, end }: Span, { tokens, vocabulary }: CutText): boolean {
  return tokens.slice(start, end).some((token) => vocabulary.is(token, 'once'));
}

/** "… pero", "… quiero", "… ahora tengo": whether a span turns to what is asked for or at hand. */
function turnsToNow(span: Span, { tokens, vocabulary }: CutText): boolean {
  return says(span, 'ends-negation') || says(span, 'has') || vocabulary.is(tokens[span.start], 'asking');
}

/** Whether a meaning tells how old somebody was, or when and how long they played. */
function isOfThen(meaning: Meaning, kindOf: KindOf): boolean {
  if (meaning.kind === 'concept') return kindOf(meaning.concept) === 'audience';
  return OF_THEN.includes(needOf(meaning)?.kind ?? '');
}
