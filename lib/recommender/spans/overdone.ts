import type { WordClass } from '../knowledge/word-classes';
import { isNamed, says } from './span';
import { namedBehind, subjectOf } from './verdict-subject';
import { refuse, type VerdictText } from './verdict-text';

/** What a small word for what is alike stands behind: "something like", "games like", "más así". */
const OF_GAMES: readonly WordClass[] = ['anything', 'gaming', 'one', 'every', 'compares'];

/**
 * Refuses what somebody has had enough of, and what "and" joins to it: "hicimos Jackbox hasta el cansancio y Among Us", "done theme parks
 * to death". Who asks for something similar all the same wants that.
 */
export function refuseOverdone(at: number, text: VerdictText): void {
  const { spans, tokens, vocabulary, signs } = text;
  const { start, end } = spans[at];
  if (asksForLike(end, text)) return;
  // "Not enough", "fewer than a million times".
  if (tokens[start].breakBefore === 'none' && says(spans[at - 1], 'negator')) return;
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

/** Whether nothing else is named between a thing and what is said of it, and the text does not turn round there. */
function isSaidOf(subject: number, at: number, { spans }: VerdictText): boolean {
  const [from, to] = subject < at ? [subject + 1, at] : [at + 1, subject];
  return !spans.slice(from, to).some((span) => isNamed(span) || says(span, 'ends-negation'));
}

/** Whether the part of the sentence around a thing tells that it was played: "done theme parks", "farming games I've played". */
function isTried(at: number, { spans, tokens }: VerdictText): boolean {
  let first = at;
  while (first > 0 && tokens[spans[first].start].breakBefore === 'none') first--;
  for (let i = first; i < spans.length && (i === first || tokens[spans[i].start].breakBefore === 'none'); i++)
    if (says(spans[i], 'tried')) return true;
  return false;
}
