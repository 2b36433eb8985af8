import type { Token } from './analyse';
import type { Span } from './spans';
import type { Role, Vocabulary } from './vocabulary';

/** What an errand ("how do I", "receta de") leaves of the sense of a text. */
const ERRAND = 0.5;

/** Share that makes sense of a text which asks for something: "algo que me anime, me acaban de dejar". */
const ASKED = 0.3;

/**
 * Share of the content words that stand in an understood span; 1 where a word says that the text is about games, or asks for
 * something of which enough is understood; 0 where one says that it is about something else. The name after "like" counts as
 * nothing either way: it may be a game that the catalogue lacks.
 */
export function senseOf(tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): number {
  if (tokens.some((token) => vocabulary.isGaming(token))) return 1;
  if (spans.some((span) => says(span, 'elsewhere'))) return 0;
  let content = 0;
  let understood = 0;
  let naming = false;
  for (const span of spans) {
    if (span.kind === 'role') {
      naming = span.roles.includes('like');
      continue;
    }
    if (span.kind === 'word') {
      const named = naming && tokens[span.start].breakBefore === 'none';
      if (!named && vocabulary.isContent(tokens[span.start])) content++;
      continue;
    }
    naming = false;
    const words = tokens.slice(span.start, span.end).filter((token) => vocabulary.isContent(token)).length;
    content += Math.max(1, words);
    understood += Math.max(1, words);
  }
  const errand = isErrand(spans);
  const asks = !errand && tokens.some((token) => vocabulary.isAnything(token));
  if (content === 0) return asks ? 1 : 0;
  const share = understood / content;
  if (errand) return ERRAND * share;
  return asks && share >= ASKED ? 1 : share;
}

/** Whether the text asks for something else than a game. */
export function isErrand(spans: readonly Span[]): boolean {
  return spans.some((span) => says(span, 'errand') || says(span, 'elsewhere'));
}

/** Whether the words of a span have a role, be it beside a meaning. */
function says(span: Span, role: Role): boolean {
  return span.kind === 'role' ? span.roles.includes(role) : span.kind === 'meaning' && span.lead.includes(role);
}
