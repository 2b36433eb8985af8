import type { WordClass } from '../knowledge/word-classes';
import { type CutText, conceptsOf, isMachine, isNamed, type Polarity, type Span, says } from './span';
import { isConcept, namedBehind, partBehind, subjectOf, triedBefore, type VerdictText } from './verdict-subject';

/** How many words may stand between "too" and what there is too much of. */
const NEAR = 3;

/** Facts that a game already played has, and that say nothing of the one asked for. */
const OF_GAME = ['hours', 'session', 'year', 'fame', 'players', 'price'];

/** What a small word for what is alike stands behind: "something like", "games like", "más así". */
const OF_GAMES: readonly WordClass[] = ['anything', 'gaming', 'one', 'every', 'compares'];

/**
 * The polarities with what somebody thinks of games that they have played: "me aburrió el Skyrim", "probé Rust pero lo dejé por la
 * gente", "Diablo 4 is too grindy", "tried Ark, bored me". A game that was a disappointment is refused, and so is what there was too
 * much of, or why; what a game was found to be is otherwise no wish.
 */
export function withVerdicts(signs: readonly Polarity[], cut: CutText): Polarity[] {
  const text: VerdictText = { ...cut, signs: [...signs] };
  for (const [i, span] of cut.spans.entries()) {
    if (says(span, 'too')) tooMuch(i, text);
    if (says(span, 'disappoints') || findsFault(i, text)) disappoint(i, text);
    if (says(span, 'disappoints') || says(span, 'dislikes')) tellWhose(i, text);
    if (says(span, 'overdone')) refuseOverdone(i, text);
    if (span.kind === 'title' && text.signs[i].sign === 'unwanted') alsoBecause(i, text);
  }
  for (const [i, span] of cut.spans.entries()) {
    if (says(span, 'judges') || says(span, 'runs')) judge(i, text);
    if (turnsOnGame(i, text)) tellOfGame(i, text);
  }
  return text.signs;
}

/** Whether a fault is what a game was found to have: "me pareció flojito", "se me hizo un poco eterno". */
function findsFault(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  if (!says(spans[at], 'judges')) return false;
  const { end } = spans[at];
  for (let i = end; i < Math.min(tokens.length, end + NEAR + 1) && tokens[i].breakBefore === 'none'; i++) {
    if (vocabulary.is(tokens[i], 'fault') || vocabulary.is(tokens[i], 'lacking')) return true;
    const role = vocabulary.roleAt(tokens, i);
    if (role?.values.some((value) => value === 'negator' || value === 'ends-negation')) return false;
    // "Un poco" says no "poco".
    if (role) i = role.end - 1;
  }
  return false;
}

/**
 * Whether a span turns from a game that was played or liked to what that game is: "liked Valheim but it's endless", "nos gustó Deep Rock
 * pero ese es de cuatro". What is asked for may be described so as well: "like Skyrim but it's in space".
 */
function turnsOnGame(at: number, { spans, tokens, vocabulary, signs }: VerdictText): boolean {
  const { start, end } = spans[at];
  if (!says(spans[at], 'ends-negation') || !vocabulary.is(tokens[start], 'turns') || end >= tokens.length) return false;
  const [first, second] = tokens.slice(end, end + 2);
  const turns = vocabulary.is(first, 'describes') || (second && vocabulary.is(second, 'describes'));
  if (!turns || (!vocabulary.is(first, 'describes') && vocabulary.isContent(first))) return false;
  let played = false;
  let named = false;
  for (let i = at - 1; i >= 0; i--) {
    const words = tokens.slice(spans[i].start, spans[i].end);
    if (words.some((word) => vocabulary.is(word, 'gaming') || vocabulary.is(word, 'asking'))) return false;
    named ||= spans[i].kind === 'title' && signs[i].sign === 'wanted';
    played ||= says(spans[i], 'tried') || says(spans[i], 'liked');
    if (tokens[spans[i].start].breakBefore === 'clause') break;
  }
  return named && played;
}

/** What a game is that was liked all the same is told of that game. */
function tellOfGame(at: number, { spans, tokens, vocabulary, signs }: VerdictText): void {
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    const span = spans[i];
    const { [span.start]: first } = tokens;
    if (vocabulary.is(first, 'asking') || vocabulary.is(first, 'turns') || says(span, 'like')) return;
    if (span.kind === 'meaning' && signs[i].sign === 'wanted' && isOfGame(span))
      signs[i] = { ...signs[i], sign: 'indifferent' };
  }
}

/** Refuses what somebody was disappointed by, and what for. */
function disappoint(at: number, text: VerdictText): void {
  const { spans, tokens, vocabulary, signs } = text;
  if (isDenied(at, text)) return;
  const named = namedBehind(at, text);
  if (named !== undefined) {
    refuse(named, text);
    // "Dejé a medias Celeste" asks for no game that one can leave at any time.
    if (spans[at].kind === 'meaning') signs[at] = { ...signs[at], sign: 'indifferent' };
    reasons(named, text);
    return;
  }
  const part = partBehind(at, text);
  if (part !== undefined) {
    refuse(part, text);
    reasons(part, text);
    return;
  }
  // "Leviathans that scared me" are told of, and no verdict.
  const { start } = spans[at];
  const tells = start > 0 && tokens[start].breakBefore === 'none' && vocabulary.is(tokens[start - 1], 'relative');
  if (tells && spans.slice(0, at).findLast(isNamed)?.kind === 'meaning') return;
  // "Nos estresó": the word says itself what was wrong.
  if (spans[at].kind === 'meaning' && signs[at].sign === 'wanted' && isFelt(at, text)) refuse(at, text);
  const subject = subjectOf(at, text);
  if (subject !== undefined) {
    refuse(subject, text);
    const tried = isConcept(spans[subject]) ? triedBefore(subject, text) : undefined;
    if (tried !== undefined) refuse(tried, text);
  }
  reasons(at, text);
}

/** Whether a "no" stands before a verdict, with none but small words between: "no me aburrió", "que no me deje tirado". */
function isDenied(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    const before = spans[i - 1];
    if (says(before, 'negator')) return true;
    if (before.kind !== 'word' || vocabulary.isContent(tokens[before.start])) return false;
  }
  return false;
}

/**
 * Refuses what somebody has had enough of, and what "and" joins to it: "hicimos Jackbox hasta el cansancio y Among Us", "done theme parks
 * to death". Who asks for something similar all the same wants that.
 */
function refuseOverdone(at: number, text: VerdictText): void {
  const { spans, tokens, vocabulary, signs } = text;
  if (asksForLike(spans[at].end, text)) return;
  const { start } = spans[at];
  const before = tokens[start].breakBefore === 'none' ? spans[at - 1] : undefined;
  // "Not enough", "fewer than a million times".
  if (says(before, 'negator')) return;
  const subject = namedBehind(at, text) ?? subjectOf(at, text, true);
  if (subject === undefined || !isSaidOf(subject, at, text)) return;
  // "A boss who chases you to death", but "done theme parks to death" and "zombies: los tengo muy vistos".
  const itself = vocabulary.is(tokens[start], 'clitic') || vocabulary.is(tokens[start], 'copula');
  if (spans[subject].kind !== 'title' && !itself && !isTried(subject, text)) return;
  refuse(subject, text);
  for (let i = at + 2; says(spans[i - 1], 'and') && spans[i]?.kind === 'title' && signs[i].sign === 'wanted'; i += 2)
    refuse(i, text);
}

/** Whether the text asks for the like of something from a place on: "anything similar", "algo así", but not "¿qué jugaríais así?". */
function asksForLike(from: number, { tokens, vocabulary }: VerdictText): boolean {
  return tokens.some((token, i) => {
    if (i < from || !vocabulary.is(token, 'alike')) return false;
    return vocabulary.isContent(token) || OF_GAMES.some((wordClass) => vocabulary.is(tokens[i - 1], wordClass));
  });
}

/** Whether the part of the sentence around a thing tells that it was played: "done theme parks", "farming games I've played". */
function isTried(at: number, { spans, tokens }: VerdictText): boolean {
  let first = at;
  while (first > 0 && tokens[spans[first].start].breakBefore === 'none') first--;
  for (let i = first; i < spans.length && (i === first || tokens[spans[i].start].breakBefore === 'none'); i++)
    if (says(spans[i], 'tried')) return true;
  return false;
}

/** Whether nothing else is named between a thing and what is said of it, and the thing is no machine or number. */
function isSaidOf(subject: number, at: number, { spans }: VerdictText): boolean {
  const [from, to] = subject < at ? [subject + 1, at] : [at + 1, subject];
  return !spans.slice(from, to).some((span) => isNamed(span) || says(span, 'ends-negation'));
}

/** A game of which somebody only tells what they disliked in it is no wish: "couldn't stand the driving in GTA". */
function tellWhose(at: number, { spans, tokens, vocabulary, signs }: VerdictText): void {
  let refused = false;
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    const span = spans[i];
    if (span.kind === 'title') {
      if (refused && signs[i].sign === 'wanted') signs[i] = { ...signs[i], sign: 'indifferent' };
      return;
    }
    if (isNamed(span)) refused = signs[i].sign === 'unwanted';
    else if (span.kind === 'role' || vocabulary.isContent(tokens[span.start])) return;
  }
}

/** Whether a phrase means how something is felt: "dropped" is nothing that games have, though it looks like loot. */
function isFelt(at: number, { spans, kindOf }: VerdictText): boolean {
  return conceptsOf(spans[at]).every((concept) => kindOf(concept) !== 'mechanic');
}

/** "Demasiado grindeo y micropagos", "too grindy": refuses the thing, and the game of which it is said. */
function tooMuch(at: number, text: VerdictText): void {
  const { spans, tokens, signs, vocabulary } = text;
  const { [spans[at].start - 1]: before } = tokens;
  // "Un juego de puro parkour" asks for it.
  if (before && vocabulary.is(before, 'of') && vocabulary.is(tokens[spans[at].start], 'one')) return;
  // Where there is nothing behind it, "too" is "as well".
  const first = spans.findIndex((span, i) => i > at && (isNamed(span) || tokens[span.start].breakBefore !== 'none'));
  const thing = spans[first];
  // "Hay un puro compu" is the one that there is.
  if (thing?.kind !== 'meaning' || isMachine(thing) || thing.start - spans[at].end > NEAR) return;
  if (tokens[thing.start].breakBefore !== 'none' || signs[first].sign !== 'wanted') return;
  refuse(first, text, true);
  for (let i = first + 2; i < spans.length && says(spans[i - 1], 'and') && isConcept(spans[i]); i += 2) {
    if (tokens[spans[i].start].breakBefore !== 'none' || signs[i].sign !== 'wanted') break;
    refuse(i, text, true);
  }
  const subject = subjectOf(at, text, !isSaidOfAll(at, text));
  if (subject !== undefined && spans[subject].kind === 'title') refuse(subject, text);
}

/** "Probé Elden Ring y Sekiro, los dos demasiado difíciles": whether a part opens with a word for all that was named before. */
function isSaidOfAll(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  let first = spans[at].start;
  while (first > 0 && tokens[first].breakBefore === 'none') first--;
  const opening = tokens.slice(first, spans[at].start);
  const isAll = opening.some((word) => vocabulary.is(word, 'every') || vocabulary.counts(word));
  return isAll && opening.every((word) => !vocabulary.isContent(word) || vocabulary.counts(word));
}

/** What a game was found to be is told of that game: "lo encontré muy corto". */
function judge(at: number, { spans, tokens, vocabulary, signs }: VerdictText): void {
  for (let i = at + 1; i < spans.length; i++) {
    const span = spans[i];
    if (tokens[span.start].breakBefore !== 'none' || span.kind === 'title' || says(span, 'like')) return;
    if (says(span, 'ends-negation') || vocabulary.is(tokens[span.start], 'anything')) return;
    if (span.kind === 'meaning' && signs[i].sign === 'wanted' && isOfGame(span))
      signs[i] = { ...signs[i], sign: 'indifferent' };
  }
}

/** "I bounced off Rust because of the people, Ark because of the jank": the second game is refused like the first. */
function alsoBecause(at: number, text: VerdictText): void {
  const { spans, tokens, signs } = text;
  if (!reasons(at, text)) return;
  const next = spans.findIndex((span, i) => i > at && (isNamed(span) || ends(span, text)) && startsPart(i, text));
  const { [next]: title } = spans;
  if (title?.kind !== 'title' || signs[next].sign !== 'wanted' || !isReasoned(next, text)) return;
  if (tokens.slice(spans[at].end, title.end).every(({ breakBefore }) => breakBefore !== 'clause')) refuse(next, text);
}

/** Whether nothing but small words stands before a span in its part of the sentence. */
function startsPart(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  for (let i = spans[at].start; i > 0 && tokens[i].breakBefore === 'none'; i--)
    if (vocabulary.isContent(tokens[i - 1])) return false;
  return true;
}

/** Whether the word that gives a reason stands right behind a span. */
function isReasoned(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  const next = spans[at + 1];
  return (
    next !== undefined && tokens[next.start].breakBefore === 'none' && vocabulary.is(tokens[next.start], 'because')
  );
}

/** Refuses why something was a disappointment ("… because it's terrifying"), and says whether a reason is given. */
function reasons(at: number, text: VerdictText): boolean {
  const { spans, tokens, vocabulary, signs, kindOf } = text;
  let given = false;
  for (let i = at + 1; i < spans.length; i++) {
    const span = spans[i];
    if (tokens[span.start].breakBefore !== 'none' || span.kind === 'title') return given;
    const because = span.end - span.start === 1 && vocabulary.is(tokens[span.start], 'because');
    // "Porque soy malísimo" says how the player is.
    if ((!because && ends(span, text)) || says(span, 'of-life')) return given;
    given ||= because;
    if (!given || span.kind !== 'meaning') continue;
    if (!isConcept(span)) {
      if (isOfGame(span)) signs[i] = { ...signs[i], sign: 'indifferent' };
    } else if (!span.meanings.some((each) => each.kind === 'concept' && kindOf(each.concept) === 'access')) {
      // "Porque odio perder el progreso": the phrase says itself what is wished for.
      if (says(span, 'dislikes')) continue;
      // "Lo dejé porque no tenía historia".
      if (signs[i].sign === 'unwanted') signs[i] = { sign: 'wanted', nice: true, compound: false };
      else refuse(i, text);
    }
  }
  return given;
}

function refuse(at: number, { signs }: VerdictText, less = false): void {
  signs[at] = { sign: 'unwanted', nice: false, compound: false, ...(less && { less }) };
}

/** Whether a span turns to what is asked for. */
function ends(span: Span, { tokens, vocabulary }: VerdictText): boolean {
  return says(span, 'ends-negation') || says(span, 'like') || vocabulary.is(tokens[span.start], 'anything');
}

/** Whether a phrase says how a game is, and nothing of machines or of who plays. */
function isOfGame({ meanings }: Extract<Span, { kind: 'meaning' }>): boolean {
  return meanings.every(
    (meaning) =>
      meaning.kind === 'concept' || (meaning.kind === 'fact' && OF_GAME.includes(meaning.fact.need?.kind ?? '')),
  );
}
