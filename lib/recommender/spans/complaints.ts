import type { Role } from '../knowledge/roles';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { WordClass } from '../knowledge/word-classes';
import type { Token } from '../words/analyse';
import { type CutText, isNamed, type Polarity, type Span, says } from './span';
import { opensReason } from './turns-back';

/** How many words may stand between who feels something and what: "me pone un poco de los nervios". */
const NEAR = 5;

/** How many small words may stand between what joins a clause to a thing and the complaint: "que siempre me aburren". */
const ADVERBS = 2;

/** What makes no fault of what follows: "was never dull", "is nice but …". */
const NOT_AT_FAULT: readonly Role[] = ['negator', 'plain', 'indifferent', 'ends-negation'];

/** Words with which a "no" makes light of something, or says how somebody does not feel. */
const LIGHT: readonly WordClass[] = ['slight', 'stings', 'distress'];

/** What says, before a word of distress, whom something does it to: "I get", "me", "se". */
const OF_WHOM: readonly WordClass[] = ['self', 'pronoun', 'reflexive'];

/** A text, and the place of each word in it that says no, by the token that it starts at. */
interface Text extends CutText {
  readonly negators: ReadonlyMap<number, number>;
}

/** What is said of a thing, tokens `start` to `end` (exclusive): "drives me up the wall", "no me van nada". */
interface Predicate {
  readonly start: number;
  readonly end: number;
  /**
   * What it is said of may stand behind it as well ("me ponen de los nervios los shooters"), or stands nowhere else ("I get anxious
   * with timers").
   */
  readonly turns: boolean | 'always';
}

/** As much of a text as stands between two marks of punctuation, in tokens. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * The polarities with what somebody complains of refused: "los soulslike no me van nada", "gacha makes me angry", "micromanagement
 * and I don't get along". People say so in ever new words, so that it is known by its shape: a thing, whom it does something to, and
 * either a word of distress or a "no" that nothing follows to be refused.
 */
export function withComplaints(signs: readonly Polarity[], cut: CutText): Polarity[] {
  const { spans } = cut;
  const negators = new Map(spans.flatMap((span, i) => (says(span, 'negator') ? [[span.start, i]] : [])));
  const text: Text = { ...cut, negators };
  const result = [...signs];
  for (const part of partsOf(text)) {
    for (let at = part.start; at < part.end; at++) {
      const predicate = predicateAt(at, part, text);
      if (!predicate || isJoined(predicate.start, part, text)) continue;
      refuseFor(predicate, part, result, text);
      at = predicate.end - 1;
    }
  }
  return result;
}

/** The parts of a text: from each mark of punctuation, and from each "but". */
function partsOf(text: Text): Part[] {
  const { tokens, spans } = text;
  const turns = new Set(spans.filter((span) => isTurn(span, text)).map(({ start }) => start));
  const starts = [...tokens.keys()].filter((i) => i === 0 || tokens[i].breakBefore !== 'none' || turns.has(i));
  return starts.map((start, i) => ({ start, end: starts[i + 1] ?? tokens.length }));
}

function predicateAt(at: number, part: Part, text: Text): Predicate | undefined {
  const fault = faultAt(at, part, text) ?? troubledAt(at, part, text);
  if (fault) return fault;
  const spanish = text.spoken === 'en' ? undefined : (spanishAt(at, part, text) ?? dislikedAt(at, part, text));
  return spanish ?? (text.spoken === 'es' ? undefined : (englishAt(at, part, text) ?? declinedAt(at, part, text)));
}

/** "… was dull", "… se me hizo un tostón", "… is too open ended for him": what is wrong with the game right before it. */
function faultAt(at: number, { start, end }: Part, text: Text): Predicate | undefined {
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
    if (isToo || vocabulary.is(tokens[i], 'fault')) return { start: at, end: i + 1, turns: false };
  }
  return undefined;
}

/** "I get anxious with", "gets distressed by", "se desespera con": what troubles somebody stands behind. */
function troubledAt(at: number, { start, end }: Part, { tokens, vocabulary }: Text): Predicate | undefined {
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
  return light ? undefined : { start: at, end: at + 1, turns: 'always' };
}

/** "Me agobian", "le da mucha rabia", "la marean". */
function spanishAt(at: number, { end }: Part, text: Text): Predicate | undefined {
  const { tokens, vocabulary } = text;
  const { [at]: who, [at + 1]: verb } = tokens;
  const pronoun = vocabulary.is(who, 'pronoun');
  if ((!pronoun && !vocabulary.is(who, 'clitic')) || at + 1 >= end || isNegated(at, text)) return undefined;
  if (vocabulary.is(verb, 'stings') && isVerb(verb)) return { start: at, end: at + 2, turns: true };
  const felt = pronoun ? distressIn(at + 2, Math.min(end, at + 1 + NEAR), tokens, vocabulary) : undefined;
  return felt === undefined ? undefined : { start: at, end: felt + 1, turns: true };
}

/** "No me van nada", "nunca nos han tirado": a "no" with nothing named behind it. */
function dislikedAt(at: number, part: Part, text: Text): Predicate | undefined {
  const { tokens, vocabulary } = text;
  if (!vocabulary.is(tokens[at], 'pronoun') || at + 1 >= part.end || !isNegated(at, text)) return undefined;
  if (vocabulary.is(tokens[at + 1], 'done') || !isBare(at, part, text)) return undefined;
  return { start: at - 1, end: part.end, turns: false };
}

/** "Horror and I don't get along", "Myst never clicked with me": a "no" behind what the part of the text opens with. */
function declinedAt(at: number, part: Part, text: Text): Predicate | undefined {
  const { tokens, spans, vocabulary } = text;
  const place = text.negators.get(at);
  if (place === undefined || says(spans[place], 'indifferent') || !isBare(at, part, text)) return undefined;
  const words = tokens.slice(part.start, part.end);
  if (words.some((word) => vocabulary.is(word, 'done'))) return undefined;
  if (!words.some((word) => vocabulary.is(word, 'person') || vocabulary.is(word, 'self'))) return undefined;
  const subject = spans.findIndex((span) => span.start >= part.start && isNamed(span));
  if (subject < 0 || subject >= place || !mayAnnoy(spans[subject], text)) return undefined;
  const opening = tokens.slice(part.start, spans[subject].start);
  const opens = opening.every((word) => !vocabulary.isContent(word) && !vocabulary.is(word, 'self'));
  const between = tokens.slice(spans[subject].end, at);
  const joined = between.some((word) => vocabulary.is(word, 'relative'));
  // "Card games my wife can't beat me at": what is said narrows the thing.
  const isPerson = (word: Token) => vocabulary.is(word, 'person') || vocabulary.is(word, 'self');
  const and = spans.some((span) => span.start >= spans[subject].end && span.end <= at && says(span, 'and'));
  if (!and && between.some(isPerson) && tokens.slice(at, part.end).some(isPerson)) return undefined;
  const asks = opening.some((word) => vocabulary.is(word, 'asking') || vocabulary.is(word, 'opening'));
  return opens && !joined && !asks ? { start: at, end: part.end, turns: false } : undefined;
}

/** "Bores me", "makes my blood boil". */
function englishAt(at: number, part: Part, text: Text): Predicate | undefined {
  const { tokens, vocabulary } = text;
  const { [at]: verb, [at + 1]: next } = tokens;
  const isPerson = (i: number) => i < part.end && vocabulary.is(tokens[i], 'person');
  if (vocabulary.is(verb, 'stings') && isPerson(at + 1) && !isNegated(at, text))
    return { start: at, end: at + 2, turns: false };
  if (vocabulary.is(verb, 'stirs') && !isNegated(at, text)) {
    const who = isPerson(at + 1) ? at + 1 : at + 2;
    if (!isPerson(who) || (who > at + 1 && vocabulary.isContent(next))) return undefined;
    const felt = distressIn(who + 1, Math.min(part.end, who + 1 + NEAR), tokens, vocabulary);
    return felt === undefined ? undefined : { start: at, end: felt + 1, turns: false };
  }
  return undefined;
}

function distressIn(from: number, end: number, tokens: readonly Token[], vocabulary: Vocabulary): number | undefined {
  for (let i = from; i < end; i++) if (vocabulary.is(tokens[i], 'distress')) return i;
  return undefined;
}

/** Whether nothing named, and no word that makes light of it, stands between a token and the end of its part. */
function isBare(at: number, { end }: Part, { tokens, spans, vocabulary }: Text): boolean {
  if (spans.some((span) => span.end > at && span.start < end && isNamed(span))) return false;
  return !tokens.slice(at, end).some((token) => LIGHT.some((wordClass) => vocabulary.is(token, wordClass)));
}

function isNegated(at: number, text: Text): boolean {
  const { tokens, vocabulary } = text;
  if (at === 0 || tokens[at].breakBefore !== 'none') return false;
  // "No se me dan mal".
  if (vocabulary.is(tokens[at - 1], 'reflexive') && isNegated(at - 1, text)) return true;
  return vocabulary.roleAt(tokens.slice(0, at), at - 1)?.values.includes('negator') ?? false;
}

/** Whether a Spanish word does something to somebody: "la agobia", but not "la agobiada", "los estresantes", "la superación". */
function isVerb({ folded }: Token): boolean {
  return /(?:[ae]n?|[ai]ban?|ian?|ron|o)$/.test(folded) && !/(?:[ai]d[oa]|nte)$/.test(folded);
}

/** "Algo que me asuste", "a game that makes me nervous": such a clause says what is looked for. */
function isJoined(start: number, part: Part, text: Text): boolean {
  const { tokens, vocabulary, spoken } = text;
  if (start > part.start && vocabulary.is(tokens[start - 1], 'meant')) return true;
  const relative = relativeBefore(start, part, text);
  // "Un niño de siete que se asusta con las arañas" says what somebody cannot bear.
  if (relative !== undefined && isSaidOfPeople(relative, text)) return false;
  // "A game where zombies disgust me"; the one letter is another word in Spanish ("a mi hermana la marean …").
  const { [part.start]: first } = tokens;
  return relative !== undefined || (vocabulary.is(first, 'some') && (spoken !== 'es' || first.folded.length > 1));
}

/** The place of what joins a clause to something, if only small words stand between that and the complaint. */
function relativeBefore(start: number, part: Part, { tokens, vocabulary }: Text): number | undefined {
  for (let i = start - 1; i >= Math.max(part.start, start - 1 - ADVERBS); i--) {
    if (vocabulary.is(tokens[i], 'relative')) return i;
    if (vocabulary.isContent(tokens[i])) return undefined;
  }
  return undefined;
}

/** Whether whoever plays is named right before a word. */
function isSaidOfPeople(at: number, text: Text): boolean {
  const before = text.spans.findLast(({ end }) => end <= at);
  return before?.end === at && isPeople(before, text);
}

/** Refuses what the predicate is said of, and takes what it says itself for no wish. */
function refuseFor(predicate: Predicate, part: Part, signs: Polarity[], text: Text): void {
  const { spans } = text;
  const places = subjectsOf(predicate, part, text);
  // "Turn my brain off": by itself a phrase that looks like a complaint means what it means.
  if (!places.some((place) => isNamed(spans[place])) && within(predicate, text).length > 0) return;
  const tangled = isTangled(places, text);
  for (const place of places) {
    if (signs[place].sign !== 'wanted') continue;
    // "Paradox DLC prices": whose they are is not what is complained of.
    const owns = (spans[place].kind === 'title' || spans[place].kind === 'maker') && isNamedNext(spans[place], text);
    signs[place] = { sign: tangled || owns ? 'indifferent' : 'unwanted', nice: false, compound: false };
  }
  for (const place of within(predicate, text)) {
    if (signs[place].sign === 'wanted' && saysHow(spans[place]) && !isPeople(spans[place], text))
      signs[place] = { ...signs[place], sign: 'indifferent' };
  }
}

/** Whether something named, and no other name, stands right behind a span. */
function isNamedNext({ end }: Span, { tokens, spans }: Text): boolean {
  const next = spans.find(({ start }) => start === end);
  return next?.kind === 'meaning' && tokens[end].breakBefore === 'none';
}

/** The places of what is named in the words of a predicate. */
function within({ start, end }: Predicate, { spans }: Text): number[] {
  return [...spans.keys()].filter((i) => isNamed(spans[i]) && spans[i].start < end && spans[i].end > start);
}

/** "The writing in most RPGs": neither writing nor RPGs are complained of, but how they go together. */
function isTangled(places: readonly number[], { tokens, spans, vocabulary }: Text): boolean {
  const named = places.filter((place) => isNamed(spans[place])).map((place) => spans[place]);
  const first = Math.min(...named.map(({ end }) => end));
  const last = Math.max(...named.map(({ start }) => start));
  return named.length > 1 && tokens.slice(first, last).some((token) => vocabulary.is(token, 'within'));
}

/** The places of what is named before a predicate in its part of the text, else behind it. */
function subjectsOf(predicate: Predicate, part: Part, text: Text): number[] {
  const { spans } = text;
  const before = predicate.turns === 'always' ? [] : subjectsBefore(predicate, part, text);
  if (before.some((place) => isNamed(spans[place])) || !predicate.turns) return before;
  const places: number[] = [];
  for (const [place, span] of spans.entries()) {
    if (span.start < predicate.end || span.end > part.end) continue;
    if (isTurn(span, text)) break;
    if (mayAnnoy(span, text)) places.push(place);
  }
  return places;
}

function subjectsBefore({ start, turns }: Predicate, part: Part, text: Text): number[] {
  const { tokens, spans, vocabulary } = text;
  const places: number[] = [];
  let and = false;
  for (let i = spans.findLastIndex((span) => span.end <= start); i >= 0 && spans[i].start >= part.start; i--) {
    const span = spans[i];
    if (isTurn(span, text) || isFollowing(span, text) || says(span, 'like') || says(span, 'negator')) break;
    // "Soy malísimo y me frustra".
    if (says(span, 'of-life')) break;
    // "Por turnos, que los de acción me aburren".
    if (opensReason(span, tokens, vocabulary)) break;
    // "A mi hija la marean los shooters", but "JRPGs and my husband don't mix".
    if (isPeople(span, text) && turns) break;
    if (isPeople(span, text)) continue;
    // "Stardew lo jugamos y Palia nos agobia": only what stands right before the "and" is said with what follows it.
    if (and && !says(span, 'and') && (!isNamed(span) || says(spans[i - 1], 'like'))) break;
    and = says(span, 'and');
    if (mayAnnoy(span, text)) places.push(i);
  }
  return places;
}

/** Whether a span turns to something else; "where" and "when" say more of the same. */
function isTurn(span: Span, { tokens, vocabulary }: Text): boolean {
  if (!says(span, 'ends-negation')) return false;
  return span.end - span.start > 1 || !vocabulary.is(tokens[span.start], 'opening');
}

/** Whether a span says what follows from what stands before it: "I write novels, so bad writing makes me cringe". */
function isFollowing({ start, end }: Span, { tokens, vocabulary }: Text): boolean {
  return end - start === 1 && vocabulary.is(tokens[start], 'hence');
}

/** Whether a span says who plays, whom something does something to. */
function isPeople(span: Span, { kindOf }: Text): boolean {
  if (span.kind !== 'meaning') return false;
  return span.meanings.some((meaning) => {
    if (meaning.kind === 'concept') return kindOf(meaning.concept) === 'audience';
    if (meaning.kind !== 'fact') return false;
    const { need } = meaning.fact;
    return need?.kind === 'age' || (need?.kind === 'players' && need.count !== undefined);
  });
}

/** Whether a span of a predicate says what one feels ("puts me to sleep"), and not what one cannot bear ("makes me sick"). */
function saysHow(span: Span): boolean {
  if (span.kind !== 'meaning') return span.kind === 'title';
  return span.meanings.every((meaning) => meaning.kind !== 'fact' || !meaning.fact.avoids);
}

/** Whether a span is something that a game has or is, and no machine, player or small word. */
function mayAnnoy(span: Span, text: Text): boolean {
  if (span.kind === 'role' || isPeople(span, text)) return false;
  if (span.kind !== 'meaning') return true;
  if (span.meanings.some(({ kind }) => kind === 'concept')) return true;
  return span.meanings.every((meaning) => {
    if (meaning.kind !== 'fact') return false;
    return (
      meaning.fact.need?.kind === 'players' || !!(meaning.fact.refused ?? meaning.fact.refuses ?? meaning.fact.instead)
    );
  });
}
