import type { Token } from './analyse';
import type { TitleEntry, TitleIndex } from './title-index';
import type { Meaning, Role, Vocabulary } from './vocabulary';

/** A stretch of the text, tokens `start` to `end` (exclusive), and what it is. */
export type Span = { readonly start: number; readonly end: number } & (
  | {
      readonly kind: 'meaning';
      readonly meanings: readonly Meaning[];
      readonly numbers: readonly number[];
      /** What its first words do by themselves: "para" in "para relajarme". */
      readonly lead: readonly Role[];
    }
  | { readonly kind: 'title'; readonly title: TitleEntry }
  | { readonly kind: 'role'; readonly roles: readonly Role[] }
  | { readonly kind: 'word' }
);

/**
 * Cuts a text into spans, longest phrase first come: "no solo acción" → the role "no solo" and the concept action.
 * The name of a game wins over other phrases of its length where the text shows that a game is meant.
 */
export function cutIntoSpans(tokens: readonly Token[], vocabulary: Vocabulary, titles: TitleIndex): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < tokens.length) {
    const span = spanAt(tokens, at, spans, vocabulary, titles);
    spans.push(span);
    at = span.end;
  }
  return spans;
}

function spanAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Span[],
  vocabulary: Vocabulary,
  titles: TitleIndex,
): Span {
  const name = titles.longestAt(tokens, at);
  const title = name && isMeant(name.values[0], name.end, tokens, at, before, vocabulary) ? name : undefined;
  const role = vocabulary.roleAt(tokens, at);
  const meaning = vocabulary.meaningAt(tokens, at);
  const longest = Math.max(role?.end ?? 0, meaning?.end ?? 0, title?.end ?? 0);
  if (longest === 0) return { kind: 'word', start: at, end: at + 1 };
  if (title?.end === longest) return { kind: 'title', start: at, end: longest, title: title.values[0] };
  // "salido en 2024" gives way to "en 2024 o después", which starts inside it and is longer.
  const size = Math.max(...[role, meaning].map((match) => (match?.end === longest ? match.size : 0)));
  if (longer(tokens, at, longest, size, vocabulary)) return { kind: 'word', start: at, end: at + 1 };
  // "solo" is a limit of a negation and a wish at once; a wish of the same length says more.
  if (meaning?.end === longest) {
    const lead = role?.values ?? [];
    return { kind: 'meaning', start: at, end: longest, meanings: meaning.values, numbers: meaning.numbers, lead };
  }
  return { kind: 'role', start: at, end: longest, roles: role?.values ?? [] };
}

/** Whether a phrase that starts inside tokens `at` to `end` reaches past them and has more than `size` words. */
function longer(tokens: readonly Token[], at: number, end: number, size: number, vocabulary: Vocabulary): boolean {
  for (let inner = at + 1; inner < end; inner++) {
    const meaning = vocabulary.meaningAt(tokens, inner);
    if (meaning && meaning.end > end && meaning.size > size) return true;
  }
  return false;
}

/**
 * Whether a name that is found in the text means the game. A name with a word of its own always does. One made of
 * ordinary words ("Journey", "Inside", "It Takes Two") does after "like", in a list of games, with capital letters, or when it
 * is the whole text.
 */
function isMeant(
  title: TitleEntry,
  end: number,
  tokens: readonly Token[],
  at: number,
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  if (!title.ordinary) return true;
  const own = tokens.slice(at, end);
  if (own.length === tokens.length) return !vocabulary.meaningAt(tokens, at);
  if (own.every((token) => token.capital)) return true;
  const opens = at === 0 && /^\p{Lu}/u.test(own[0].text) && own.some((token) => vocabulary.isContent(token));
  if (opens && !vocabulary.meaningAt(tokens, at)) return true;
  if (own.length === 1 && own[0].folded.length < 3) return false;
  const follows = followsGame(tokens, at, before, vocabulary);
  return follows && (title.renowned || own.length > 1 || !vocabulary.meaningAt(tokens, at));
}

/** Whether the words just before ask for a likeness or go on with a list of games. */
function followsGame(tokens: readonly Token[], at: number, before: readonly Span[], vocabulary: Vocabulary): boolean {
  for (let i = before.length - 1; i >= 0; i--) {
    const span = before[i];
    if (tokens[span.end]?.breakBefore === 'clause' || at - span.end > 3) return false;
    if (span.kind === 'title') return true;
    if (span.kind === 'role') {
      if (span.roles.includes('like') || span.roles.includes('exact')) return true;
      if (!span.roles.includes('and') && !span.roles.includes('or')) return false;
    } else if (!tokens.slice(span.start, span.end).every(({ folded }) => vocabulary.skippable.has(folded))) {
      return false;
    }
  }
  return false;
}
