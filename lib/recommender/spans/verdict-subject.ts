import type { FactPhrase } from '../lexicon';
import { namesOwner } from '../words/analyse';
import { type CutText, isNamed, isOf, needOf, type Span, says } from './span';
import type { VerdictText } from './verdict-text';

/** The game right behind a verdict that has nothing before it in its part of the sentence: "me dio miedo Subnautica", "dropped Rust". */
export function namedBehind(at: number, text: VerdictText): number | undefined {
  const behind = thingBehind(at, text);
  if (behind === undefined || text.spans[behind].kind !== 'title') return undefined;
  // "Hated Skyrim's menus" says nothing of the rest.
  return text.signs[behind].sign === 'unwanted' || owns(text.spans[behind], text.tokens) ? undefined : behind;
}

/** What a verdict is on that has nothing before it and no game behind it: "I hated the parry in Sekiro". */
export function partBehind(at: number, text: VerdictText): number | undefined {
  const { spans, tokens, vocabulary, signs } = text;
  const behind = spans[at].kind === 'role' ? thingBehind(at, text) : undefined;
  if (behind === undefined || !isConcept(spans[behind]) || isOf(spans[behind], 'player')) return undefined;
  // "Lo dejé por el PvP" is on the game, and says why.
  const between = spans.slice(at + 1, behind);
  const reasoned = between.some((span) => span.kind === 'role' || vocabulary.is(tokens[span.start], 'because'));
  return !reasoned && signs[behind].sign === 'wanted' ? behind : undefined;
}

/**
 * What a verdict is on: the thing named last in its part of the sentence, else (unless it must stand `near`) the game named last in the
 * sentence; none where that is one that was liked ("I loved Valheim but …").
 */
export function subjectOf(at: number, text: VerdictText, near = false): number | undefined {
  const { spans, tokens, signs } = text;
  let here = true;
  for (let i = at - 1; i >= 0; i--) {
    const next = spans[i + 1];
    if (tokens[next.start].breakBefore === 'clause') return undefined;
    here &&= tokens[next.start].breakBefore === 'none';
    const span = spans[i];
    here &&= !says(span, 'ends-negation');
    if (near && !here) return undefined;
    if (span.kind === 'title') return signs[i].sign === 'wanted' && !isLiked(i, at, text) ? i : undefined;
    if (here && isConcept(span) && signs[i].sign === 'wanted' && !isOf(span, 'player')) return i;
    // "Me gustan los puzles pero …": what was said to be liked is something else.
    if (says(span, 'like') && !says(span, 'tried')) return undefined;
  }
  return undefined;
}

/** The game tried before what was wrong with it: "tried Cyberpunk and the city overwhelmed me". */
export function triedBefore(at: number, { spans, tokens, signs }: VerdictText): number | undefined {
  for (let i = at - 1; i > 0 && tokens[spans[i + 1].start].breakBefore === 'none'; i--) {
    if (spans[i].kind === 'title') return signs[i].sign === 'wanted' && says(spans[i - 1], 'tried') ? i : undefined;
  }
  return undefined;
}

export function isConcept(span: Span | undefined): boolean {
  if (span?.kind !== 'meaning' || !span.meanings.some(({ kind }) => kind === 'concept')) return false;
  // What "shooters" favours besides asks for nothing itself.
  const isHint = (fact: FactPhrase) => !fact.need && !fact.refused && !fact.adds && !fact.suggests;
  return span.meanings.every(
    (meaning) => meaning.kind === 'concept' || (meaning.kind === 'fact' && isHint(meaning.fact)),
  );
}

/** The game or phrase right behind a verdict that has nothing before it in its part of the sentence. */
function thingBehind(at: number, { spans, tokens, vocabulary }: VerdictText): number | undefined {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    if (says(spans[i - 1], 'ends-negation') || says(spans[i - 1], 'and')) break;
    // "Con mi polola casi terminamos por culpa de Overcooked": who it happened to is not what it was about.
    if (isNamed(spans[i - 1]) && !isCompany(spans[i - 1])) return undefined;
  }
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    const span = spans[i];
    if (isNamed(span)) return i;
    // "Nos peleamos con Overcooked", "nearly got divorced over Overcooked".
    const joins = says(span, 'preposition') || vocabulary.is(tokens[span.start], 'because');
    if (!joins && (span.kind !== 'word' || vocabulary.isContent(tokens[span.start]))) return undefined;
  }
  return undefined;
}

/** Whether a name is that of an owner, of which something else is said: "Skyrim's menus". */
function owns({ end }: Span, tokens: CutText['tokens']): boolean {
  return namesOwner(tokens[end - 1].text) && tokens[end]?.breakBefore === 'none';
}

/** Whether a game is said to be liked, before it or between it and the verdict at `at`: not if it was merely tried. */
function isLiked(title: number, at: number, text: VerdictText): boolean {
  const { spans, tokens, vocabulary } = text;
  const likes = (span: Span) => says(span, 'like') && !says(span, 'tried');
  if (spans.slice(title + 1, at).some(likes)) return true;
  for (let i = title - 1; i >= 0 && tokens[spans[i + 1].start].breakBefore === 'none'; i--) {
    const between = tokens.slice(spans[i].end, spans[title].start);
    // "Terminé Celeste y el Candy Crush me aburrió": what was liked is the game before.
    if (spans[i].kind === 'title' && between.length > 0 && spans.slice(i, title).some((span) => says(span, 'and')))
      return false;
    if (says(spans[i], 'tried')) return false;
    // "I loved Stardew but Rust bored me".
    if (vocabulary.is(tokens[spans[i].start], 'turns')) return false;
    // "My son is hooked on Roblox and I can't stand it": it is not whoever asks that likes it.
    if (likes(spans[i])) return !isByOthers(i, text);
  }
  return false;
}

/** Whether the words before a liking in its part of the sentence say that it is somebody else's. */
function isByOthers(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    const { [i - 1]: before } = spans;
    if (isOf(before, 'player') || isAge(before)) return true;
    const words = tokens.slice(before.start, before.end);
    if (words.some((word) => vocabulary.is(word, 'family') || vocabulary.is(word, 'others'))) return true;
  }
  return false;
}

/** Whether a phrase says who plays, or together with whom. */
function isCompany(span: Span): boolean {
  if (span.kind !== 'meaning') return false;
  return isOf(span, 'player') || span.meanings.some((meaning) => needOf(meaning)?.kind === 'players');
}

/** Whether a phrase says how old somebody is. */
function isAge(span: Span): boolean {
  return span.kind === 'meaning' && span.meanings.some((meaning) => needOf(meaning)?.kind === 'age');
}
