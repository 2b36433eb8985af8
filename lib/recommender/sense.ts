import type { Token } from './analyse';
import type { Span } from './spans';
import type { Vocabulary } from './vocabulary';

/** What an errand ("how do I", "receta de") leaves of the sense of a text. */
const ERRAND = 0.5;

/**
 * Share of the content words that stand in an understood span; 1 where a word says that the text is about games. The name after
 * "like" counts as nothing either way: it may be a game that the catalogue lacks.
 */
export function senseOf(tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): number {
  if (tokens.some((token) => vocabulary.isGaming(token))) return 1;
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
  if (content === 0) return tokens.some((token) => vocabulary.isAnything(token)) && !isErrand(spans) ? 1 : 0;
  return ((isErrand(spans) ? ERRAND : 1) * understood) / content;
}

/** Whether the text asks for something else than a game. */
export function isErrand(spans: readonly Span[]): boolean {
  return spans.some((span) => span.kind === 'role' && span.roles.includes('errand'));
}
