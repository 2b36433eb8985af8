import type { Token } from './analyse';
import type { Role } from './roles';
import { type Span, says } from './spans';

/** How the clause around a span turns its meaning. */
export interface Polarity {
  /** `indifferent`: "no importa si …", neither wanted nor unwanted. */
  readonly sign: 'wanted' | 'unwanted' | 'indifferent';
  readonly nice: boolean;
  /** Follows the unwanted concept before it without a word between, and narrows it: "no zombie shooters". */
  readonly compound: boolean;
  /** The wanted thing before it that an "or" joins it to: "con historia o puzles". */
  readonly alternative?: Span;
}

/** How many words a negation reaches past itself or past the last thing that it covered. */
const REACH = 7;

const PLAIN: Polarity = { sign: 'wanted', nice: false, compound: false };

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
  /** An "or" has joined the last thing of an unwanted list. */
  let listEnded = false;
  /** The last span with a meaning, covered or not. */
  let last: Span | undefined;

  const end = (): void => {
    sign = 'wanted';
    covered = undefined;
    listEnded = false;
  };

  /** "Not for kids" forbids what follows; "no combat, for kids" does not: a preposition ends what has covered something. */
  const ends = (roles: readonly Role[]): boolean =>
    join !== 'or' &&
    (roles.includes('ends-negation') || (roles.includes('preposition') && !(sign === 'unwanted' && !covered)));

  for (const [i, span] of spans.entries()) {
    const { breakBefore } = tokens[span.start];
    if (
      breakBefore === 'clause' ||
      (breakBefore === 'comma' && !(sign === 'unwanted' && !listEnded && listGoesOn(tokens, spans, i)))
    ) {
      end();
      nice = false;
    }
    if (sign === 'unwanted' && span.start - anchor > REACH) end();

    const closing = span.kind === 'role' && closes(tokens, spans, i) ? changeBefore(span.roles) : undefined;
    if (closing && change(closing, tokens, spans, result, sign === 'unwanted' ? covered : undefined)) {
      end();
      result.push(PLAIN);
      continue;
    }

    const said = span.kind === 'role' ? span.roles : span.kind === 'meaning' ? span.lead : [];
    if (said.includes('negates-before') || (said.includes('negator') && standsLast(tokens, spans, i, result))) {
      negateBefore(tokens, spans, result);
      end();
      if (span.kind === 'role') {
        result.push(PLAIN);
        continue;
      }
    }
    if (span.kind === 'role') {
      const has = (role: Role) => span.roles.includes(role);
      if (has('ignore') || has('errand') || has('elsewhere')) {
        // Nothing follows from it.
      } else if (has('plain')) end();
      else if (has('not-only')) {
        end();
        nice = true;
      } else if (has('indifferent')) {
        sign = 'indifferent';
      } else if (has('negator') && has('or') && sign === 'indifferent') {
        // "No importa si es viejo ni si es largo": both are all the same.
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
    const means = span.kind !== 'word';
    if (sign === 'unwanted' && means && covered && endsBefore(covered, span, join)) end();
    const compound = sign === 'unwanted' && means && covered?.end === span.start && breakBefore === 'none' && !join;
    const joined = sign === 'wanted' && means && join === 'or' && last?.kind === 'meaning';
    const alternative = joined && last && span.start - last.end <= REACH ? last : undefined;
    result.push({ sign, nice, compound, ...(alternative && { alternative }) });
    if (means) last = span;
    if (means && sign === 'unwanted') {
      listEnded ||= join === 'or';
      covered = span;
      anchor = span.end;
    }
    if (means) join = undefined;
  }
  return result;
}

/** What a role does to things before it, where it closes their clause: "con pixel art si puede ser", "graphics don't matter". */
function changeBefore(roles: readonly Role[]): Partial<Polarity> | undefined {
  if (roles.includes('nice')) return { sign: 'wanted', nice: true };
  return roles.includes('indifferent') ? { sign: 'indifferent' } : undefined;
}

/** Whether nothing follows the span in its clause; "but" begins the next one. */
function closes(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  const next = spans[at + 1];
  const ends = next?.kind === 'role' && next.roles.includes('ends-negation');
  return at > 0 && (ends || (tokens[spans[at].end]?.breakBefore ?? 'clause') !== 'none');
}

/**
 * Changes the last thing of the text so far, and those that "or" joins to it, as far as they stand in its clause; says whether
 * there was one. A comma may stand before the words that change them.
 *
 * @param unwanted the last thing of a negation that is still open: "not fantasy, sci-fi would be ideal" turns back the last alone
 */
function change(
  to: Partial<Polarity>,
  tokens: readonly Token[],
  spans: readonly Span[],
  result: Polarity[],
  unwanted: Span | undefined,
): boolean {
  let changed = false;
  let joined = true;
  for (let i = result.length - 1; i >= 0; i--) {
    const span = spans[i];
    const next = tokens[spans[i + 1].start];
    if (next.breakBefore === 'clause' || (next.breakBefore === 'comma' && i < result.length - 1)) break;
    if (span.kind === 'word' || span.kind === 'role') {
      if (span.kind === 'role') joined ||= span.roles.includes('or');
      continue;
    }
    if (!joined) break;
    // "Sin sangre a ser posible" still wants no blood.
    if (result[i].sign === 'unwanted' && span !== unwanted) break;
    if (result[i].sign === 'unwanted' && to.nice) break;
    result[i] = { ...result[i], ...to };
    changed = true;
    joined = false;
  }
  return changed;
}

/** How many words may stand between a thing and the "no" behind it: "shooters I don't like". */
const NEAR = 2;

/** Whether the negation at span `at` closes its clause right behind something: "zombis no, gracias", "el terror no me gusta". */
function standsLast(
  tokens: readonly Token[],
  spans: readonly Span[],
  at: number,
  result: readonly Polarity[],
): boolean {
  const span = spans[at];
  if (span.kind !== 'role' || (tokens[span.end]?.breakBefore ?? 'clause') === 'none') return false;
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    const before = spans[i - 1];
    if (span.start - before.end > NEAR) return false;
    // "Nunca ha jugado a nada" and "sin zombis nunca" negate once: in Spanish a second negation only stresses the first.
    if (before.kind === 'meaning') return result[i - 1].sign === 'wanted' && !before.lead.includes('negator');
    if (before.kind === 'title') return result[i - 1].sign === 'wanted';
    if (before.kind === 'role') return false;
  }
  return false;
}

/** Turns round what the clause has wanted up to here. */
function negateBefore(tokens: readonly Token[], spans: readonly Span[], result: Polarity[]): void {
  let and = false;
  for (let i = result.length - 1; i >= 0; i--) {
    const span = spans[i];
    if (span.kind === 'role' && span.roles.includes('ends-negation')) return;
    // "I'm colour-blind and matching games are impossible", "me gustan los puzles y los shooters me estresan".
    if (and && (isOfPlayer(span) || says(span, 'like'))) return;
    and ||= says(span, 'and');
    if (result[i].sign === 'wanted' && span.kind !== 'role') result[i] = { ...PLAIN, sign: 'unwanted' };
    if (tokens[span.start].breakBefore !== 'none') return;
  }
}

function isOfPlayer(span: Span): boolean {
  return span.kind === 'meaning' && span.meanings.some((meaning) => meaning.kind === 'concept' && meaning.ofPlayer);
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
