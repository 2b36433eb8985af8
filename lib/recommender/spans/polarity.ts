import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { openClause } from './clause';
import { endScopes } from './end-scopes';
import { endNegation, lastNegated } from './negation';
import { readRole } from './read-role';
import { readThing, readWord } from './read-thing';
import { type CutText, isNamed, type Polarity, type Span, says } from './span';
import { turnsBack } from './turns-back';

/** Small words have no polarity of their own. */
const PLAIN: Polarity = { sign: 'wanted', nice: false, compound: false };

/**
 * The polarity of every span.
 *
 * A negation covers what follows up to the end of its clause: a full stop or colon, a word that turns round ("pero", "with"),
 * a comma that no list goes on after ("no elves, dragons or magic" is one list), an "and" before something of another kind, or
 * seven words. "No importa si" and "no solo" are no negations.
 */
export function polarities(text: CutText): Polarity[] {
  const { tokens, spans, vocabulary } = text;
  const result: Polarity[] = [];
  const clause = openClause(text);
  for (const [i, span] of spans.entries()) {
    endScopes(clause, i);
    if (freesOf(tokens, spans, i)) {
      result[i - 1] = { ...PLAIN, sign: 'unwanted' };
      result.push({ ...PLAIN, sign: 'indifferent' });
      continue;
    }
    if (isRid(tokens, spans[i], vocabulary)) {
      result.push({ ...PLAIN, sign: 'unwanted' });
      continue;
    }
    const turned = turnsBack(tokens, spans, i, result, lastNegated(clause.negation), vocabulary);
    if (turned) endNegation(clause.negation);
    if (span.kind === 'word') result.push(readWord(clause, span.start));
    else if (span.kind !== 'role') result.push(readThing(clause, span));
    else {
      if (!turned) readRole(clause, span);
      result.push(PLAIN);
    }
  }
  return result;
}

/** A text that only says what would be nice asks for that: "no horror, I prefer puzzles". Facts bind, so that they stay nice. */
export function withOnlyWish(signs: readonly Polarity[], { spans }: CutText): Polarity[] {
  const asks = signs.some(({ sign, nice }, i) => sign === 'wanted' && !nice && isNamed(spans[i]));
  // "Not only action" asks for anything else as well.
  if (asks || spans.some((span) => says(span, 'not-only'))) return [...signs];
  const isFact = (span: Span) => span.kind === 'meaning' && span.meanings.some(({ kind }) => kind === 'fact');
  return signs.map((sign, i) =>
    sign.sign === 'wanted' && isNamed(spans[i]) && !isFact(spans[i]) ? { ...sign, nice: false } : sign,
  );
}

/** Whether the span is the end of "violence-free". */
function freesOf(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  const refused = spans[at - 1]?.kind === 'meaning' || spans[at - 1]?.kind === 'title';
  return refused && tokens[spans[at].start].hyphened && says(spans[at], 'free-of');
}

/** Whether the span is the thing that "non-violent" refuses. */
function isRid(tokens: readonly Token[], { kind, start }: Span, vocabulary: Vocabulary): boolean {
  if ((kind !== 'meaning' && kind !== 'title') || tokens[start].breakBefore !== 'none' || start === 0) return false;
  return vocabulary.is(tokens[start - 1], 'rids');
}
