import type { Role } from '../knowledge/roles';
import type { WordClass } from '../knowledge/word-classes';
import type { Token } from '../words/analyse';
import { declinedAt, dislikedAt } from './bare-negation';
import { type ComplaintText, isNegated, type Part, type Predicate } from './complaint-text';
import { isNamed } from './span';

/** How many words may stand between who feels something and what: "me pone un poco de los nervios". */
const NEAR = 5;

/** How many small words may stand between a game and the verb of its fault: "Skyrim se me hizo un tostón". */
const ADVERBS = 2;

/** What makes no fault of what follows: "was never dull", "is nice but …". */
const NOT_AT_FAULT: readonly Role[] = ['negator', 'plain', 'indifferent', 'ends-negation'];

/** What says, before a word of distress, whom something does it to: "I get", "me", "se". */
const OF_WHOM: readonly WordClass[] = ['self', 'pronoun', 'reflexive'];

/** What somebody complains with from a token on, if they do; its words end in the same part of the text. */
export function predicateAt(at: number, part: Part, text: ComplaintText): Predicate | undefined {
  const fault = faultAt(at, part, text) ?? troubledAt(at, part, text);
  if (fault) return fault;
  const spanish = text.spoken === 'en' ? undefined : (spanishAt(at, part, text) ?? dislikedAt(at, part, text));
  return spanish ?? (text.spoken === 'es' ? undefined : (englishAt(at, part, text) ?? declinedAt(at, part, text)));
}

/** "… was dull", "… se me hizo un tostón", "… is too open ended for him": what is wrong with the game right before it. */
function faultAt(at: number, { start, end }: Part, text: ComplaintText): Predicate | undefined {
  const { tokens, spans, vocabulary } = text;
  if (!vocabulary.is(tokens[at], 'copula') || isNegated(at, text)) return undefined;
  const game = spans.findLast((span) => span.end <= at && span.start >= start && isNamed(span));
  if (game?.kind !== 'title' || at - game.end > ADVERBS) return undefined;
  // "… is boring without mods, anything similar?"
  for (let i = end; i < tokens.length && tokens[i].breakBefore !== 'clause'; i++)
    if (vocabulary.is(tokens[i], 'alike')) return undefined;
  for (let i = at + 1; i < Math.min(end, at + NEAR); i++) {
    const roles = vocabulary.roleAt(tokens, i)?.values ?? [];
    if (roles.some((role) => NOT_AT_FAULT.includes(role))) return undefined;
    // "Too good to end".
    const isToo = roles.includes('too') && i + 1 < end && !vocabulary.is(tokens[i + 1], 'filler');
    if (isToo || vocabulary.is(tokens[i], 'fault')) return { start: at, end: i + 1, subject: 'before' };
  }
  return undefined;
}

/** "I get anxious with", "gets distressed by", "se desespera con": what troubles somebody stands behind. */
function troubledAt(at: number, { start, end }: Part, { tokens, vocabulary }: ComplaintText): Predicate | undefined {
  const isTrouble = vocabulary.is(tokens[at], 'distress') || vocabulary.is(tokens[at], 'stings');
  const isBrought = at + 1 < end && (vocabulary.is(tokens[at + 1], 'has') || vocabulary.is(tokens[at + 1], 'by'));
  if (!isTrouble || !isBrought) return undefined;
  // "My kid is crazy about dinosaurs".
  if (vocabulary.roleAt(tokens, at)?.values.includes('ignore')) return undefined;
  const before = tokens.slice(Math.max(start, at - NEAR), at);
  if (!before.some((word) => OF_WHOM.some((wordClass) => vocabulary.is(word, wordClass)))) return undefined;
  const light = before.some((word, i) => {
    const roles = vocabulary.roleAt(tokens, at - before.length + i)?.values ?? [];
    return vocabulary.is(word, 'asking') || roles.includes('negator');
  });
  return light ? undefined : { start: at, end: at + 1, subject: 'behind' };
}

/** "Me agobian", "le da mucha rabia", "la marean". */
function spanishAt(at: number, { end }: Part, text: ComplaintText): Predicate | undefined {
  const { tokens, vocabulary } = text;
  const { [at]: who, [at + 1]: verb } = tokens;
  const pronoun = vocabulary.is(who, 'pronoun');
  if ((!pronoun && !vocabulary.is(who, 'clitic')) || at + 1 >= end || isNegated(at, text)) return undefined;
  if (vocabulary.is(verb, 'stings') && isVerb(verb)) return { start: at, end: at + 2, subject: 'around' };
  const felt = pronoun ? distressIn(at + 2, Math.min(end, at + 1 + NEAR), text) : undefined;
  return felt === undefined ? undefined : { start: at, end: felt + 1, subject: 'around' };
}

/** "Bores me", "makes my blood boil". */
function englishAt(at: number, { end }: Part, text: ComplaintText): Predicate | undefined {
  const { tokens, vocabulary } = text;
  const { [at]: verb, [at + 1]: next } = tokens;
  const stings = vocabulary.is(verb, 'stings');
  if ((!stings && !vocabulary.is(verb, 'stirs')) || isNegated(at, text)) return undefined;
  const isPerson = (i: number) => i < end && vocabulary.is(tokens[i], 'person');
  if (stings && isPerson(at + 1)) return { start: at, end: at + 2, subject: 'before' };
  if (!vocabulary.is(verb, 'stirs')) return undefined;
  const who = isPerson(at + 1) ? at + 1 : at + 2;
  if (!isPerson(who) || (who > at + 1 && vocabulary.isContent(next))) return undefined;
  const felt = distressIn(who + 1, Math.min(end, who + 1 + NEAR), text);
  return felt === undefined ? undefined : { start: at, end: felt + 1, subject: 'before' };
}

/** The first word of distress in tokens `from` to `end`. */
function distressIn(from: number, end: number, { tokens, vocabulary }: ComplaintText): number | undefined {
  for (let i = from; i < end; i++) if (vocabulary.is(tokens[i], 'distress')) return i;
  return undefined;
}

/** Whether a Spanish word does something to somebody: "la agobia", but not "la agobiada", "los estresantes", "la superación". */
function isVerb({ folded }: Token): boolean {
  return /(?:[ae]n?|[ai]ban?|ian?|ron|o)$/.test(folded) && !/(?:[ai]d[oa]|nte)$/.test(folded);
}
