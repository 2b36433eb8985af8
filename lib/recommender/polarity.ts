import type { Token } from './analyse';
import type { Span } from './spans';
import type { Role } from './vocabulary';

/** How the clause around a span turns its meaning. */
export interface Polarity {
  /** `indifferent`: "no importa si …", neither wanted nor unwanted. */
  readonly sign: 'wanted' | 'unwanted' | 'indifferent';
  readonly nice: boolean;
  /** Follows the unwanted concept before it without a word between, and narrows it: "no zombie shooters". */
  readonly compound: boolean;
  /** Joined by "or" to the wanted thing before it: "con historia o puzles". */
  readonly alternative: boolean;
}

/** How many words a negation reaches past itself or past the last thing that it covered. */
const REACH = 7;

const PLAIN: Polarity = { sign: 'wanted', nice: false, compound: false, alternative: false };

/**
 * The polarity of every span.
 *
 * A negation covers what follows up to the end of its clause: a full stop or colon, a word that turns round ("pero", "with"),
 * a comma that no list goes on after ("no elves, dragons or magic" is one list), an "and" before something of another kind, or
 * {@link REACH} words. "No importa si" and "no solo" are no negations.
 */
export function polarities(tokens: readonly Token[], spans: readonly Span[]): Polarity[] {
  const result: Polarity[] = [];
  let sign: Polarity['sign'] = 'wanted';
  let nice = false;
  /** Where the negation, or the last thing that it covered, ended. */
  let anchor = 0;
  /** The last span that the negation covered. */
  let covered: Span | undefined;
  let join: 'and' | 'or' | undefined;

  const end = (): void => {
    sign = 'wanted';
    covered = undefined;
  };

  /** "Not for kids" forbids what follows; "no combat, for kids" does not: a preposition ends what has covered something. */
  const ends = (roles: readonly Role[]): boolean =>
    join !== 'or' &&
    (roles.includes('ends-negation') || (roles.includes('preposition') && !(sign === 'unwanted' && !covered)));

  for (const [i, span] of spans.entries()) {
    const { breakBefore } = tokens[span.start];
    if (
      breakBefore === 'clause' ||
      (breakBefore === 'comma' && !(sign === 'unwanted' && listGoesOn(tokens, spans, i)))
    ) {
      end();
      nice = false;
    }
    if (sign === 'unwanted' && span.start - anchor > REACH) end();

    if (span.kind === 'role') {
      const has = (role: (typeof span.roles)[number]) => span.roles.includes(role);
      if (has('ignore') || has('errand')) {
        // Nothing follows from it.
      } else if (has('plain')) end();
      else if (has('not-only')) {
        end();
        nice = true;
      } else if (has('indifferent')) {
        sign = 'indifferent';
      } else if (has('negator')) {
        sign = 'unwanted';
        anchor = span.end;
        covered = undefined;
      } else if (has('nice')) {
        nice = true;
        if (sign !== 'unwanted') end();
      } else if (ends(span.roles)) end();
      join = has('or') ? 'or' : has('and') ? 'and' : undefined;
      if (has('or') && has('negator')) join = 'or';
      result.push(PLAIN);
      continue;
    }

    // "Sin combate para relajarme": the phrase itself opens with a word that ends the negation.
    if (span.kind === 'meaning' && ends(span.lead)) end();
    const means = span.kind === 'meaning' || span.kind === 'title';
    if (sign === 'unwanted' && means && covered && endsBefore(covered, span, join)) end();
    const compound = sign === 'unwanted' && means && covered?.end === span.start && breakBefore === 'none' && !join;
    const before = spans[i - 2];
    const alternative =
      sign === 'wanted' && means && join === 'or' && before !== undefined && before.kind === 'meaning';
    result.push({ sign, nice, compound, alternative });
    if (means && sign === 'unwanted') {
      covered = span;
      anchor = span.end;
    }
    if (means) join = undefined;
  }
  return result;
}

/** Whether an unwanted list stops before `next`: facts end a list of things, and "and" only joins things of one sort. */
function endsBefore(covered: Span, next: Span, join: 'and' | 'or' | undefined): boolean {
  if (join === 'or') return false;
  const sort = sortOf(next);
  if (join === 'and') return sort !== sortOf(covered);
  return sort !== 'concept' && sort !== sortOf(covered);
}

function sortOf(span: Span): string {
  return span.kind === 'meaning' ? span.meanings[0].kind : span.kind;
}

/** Whether a comma at span `at` stands in a list that ends in "or": "no elves, dragons or magic". */
function listGoesOn(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  for (let i = at; i < spans.length; i++) {
    const span = spans[i];
    if (i > at && tokens[span.start].breakBefore === 'clause') return false;
    if (span.kind !== 'role') continue;
    if (span.roles.includes('or')) return true;
    if (!span.roles.includes('and')) return false;
  }
  return false;
}
