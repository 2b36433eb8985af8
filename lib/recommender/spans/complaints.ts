import { predicateAt } from './complaint-predicate';
import { isPeople, subjectsOf } from './complaint-subjects';
import { type ComplaintText, complaintText, type Part, type Predicate, partsOf } from './complaint-text';
import { type CutText, isNamed, type Polarity, type Span } from './span';

/** How many small words may stand between what joins a clause to a thing and the complaint: "que siempre me aburren". */
const ADVERBS = 2;

/**
 * The polarities with what somebody complains of refused: "los soulslike no me van nada", "gacha makes me angry", "micromanagement
 * and I don't get along". People say so in ever new words, so that it is known by its shape: a thing, whom it does something to, and
 * either a word of distress or a "no" that nothing follows to be refused.
 */
export function withComplaints(signs: readonly Polarity[], cut: CutText): Polarity[] {
  const text = complaintText(cut);
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

/** "Algo que me asuste", "a game that makes me nervous": such a clause says what is looked for. */
function isJoined(start: number, part: Part, text: ComplaintText): boolean {
  const { tokens, vocabulary, spoken } = text;
  if (start > part.start && vocabulary.is(tokens[start - 1], 'meant')) return true;
  const relative = relativeBefore(start, part, text);
  // "Un niño de siete que se asusta con las arañas" says what somebody cannot bear.
  if (relative !== undefined) return !isSaidOfPeople(relative, text);
  // "A game where zombies disgust me"; the one letter is another word in Spanish ("a mi hermana la marean …").
  const { [part.start]: first } = tokens;
  return vocabulary.is(first, 'some') && (spoken !== 'es' || first.folded.length > 1);
}

/** The place of what joins a clause to something, if only small words stand between that and the complaint. */
function relativeBefore(start: number, part: Part, { tokens, vocabulary }: ComplaintText): number | undefined {
  for (let i = start - 1; i >= Math.max(part.start, start - 1 - ADVERBS); i--) {
    if (vocabulary.is(tokens[i], 'relative') || vocabulary.is(tokens[i], 'where')) return i;
    if (vocabulary.isContent(tokens[i])) return undefined;
  }
  return undefined;
}

/** Whether whoever plays is named right before a word. */
function isSaidOfPeople(at: number, text: ComplaintText): boolean {
  const before = text.spans.findLast(({ end }) => end <= at);
  return before?.end === at && isPeople(before, text);
}

/** Refuses what the predicate is said of, and takes what it says itself for no wish. */
function refuseFor(predicate: Predicate, part: Part, signs: Polarity[], text: ComplaintText): void {
  const { spans } = text;
  const places = subjectsOf(predicate, part, text);
  const own = within(predicate, text);
  // "Turn my brain off": by itself a phrase that looks like a complaint means what it means.
  if (own.length > 0 && !places.some((place) => isNamed(spans[place]))) return;
  const tangled = isTangled(places, text);
  for (const place of places) {
    if (signs[place].sign !== 'wanted') continue;
    // "Paradox DLC prices": whose they are is not what is complained of.
    const owns = (spans[place].kind === 'title' || spans[place].kind === 'maker') && isNamedNext(spans[place], text);
    signs[place] = { sign: tangled || owns ? 'indifferent' : 'unwanted', nice: false, compound: false };
  }
  const ofGame = places.some((place) => spans[place].kind === 'title');
  for (const place of own) {
    // "Sekiro was too hard for me" asks for something easier.
    if (ofGame && disfavours(spans[place])) continue;
    if (signs[place].sign === 'wanted' && saysHow(spans[place]) && !isPeople(spans[place], text))
      signs[place] = { ...signs[place], sign: 'indifferent' };
  }
}

/** The places of what is named in the words of a predicate. */
function within({ start, end }: Predicate, { spans }: ComplaintText): number[] {
  return [...spans.keys()].filter((i) => isNamed(spans[i]) && spans[i].start < end && spans[i].end > start);
}

/** "The writing in most RPGs": neither writing nor RPGs are complained of, but how they go together. */
function isTangled(places: readonly number[], { tokens, spans, vocabulary }: ComplaintText): boolean {
  const named = places.map((place) => spans[place]).filter(isNamed);
  if (named.length < 2) return false;
  const first = Math.min(...named.map(({ end }) => end));
  const last = Math.max(...named.map(({ start }) => start));
  return tokens.slice(first, last).some((token) => vocabulary.is(token, 'within'));
}

/** Whether something named, and no other name, stands right behind a span. */
function isNamedNext({ end }: Span, { tokens, spans }: ComplaintText): boolean {
  const next = spans.find(({ start }) => start === end);
  return next?.kind === 'meaning' && tokens[end].breakBefore === 'none';
}

/** Whether a span of a predicate says what one feels ("puts me to sleep"), and not what one cannot bear ("makes me sick"). */
function saysHow(span: Span): boolean {
  if (span.kind !== 'meaning') return span.kind === 'title';
  return span.meanings.every((meaning) => meaning.kind !== 'fact' || !meaning.fact.avoids);
}

/** Whether a phrase says what would speak against a game: "too hard". */
function disfavours(span: Span): boolean {
  return span.kind === 'meaning' && span.meanings.some((meaning) => meaning.kind === 'fact' && meaning.fact.disfavours);
}
