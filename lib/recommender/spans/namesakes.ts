import type { Knowledge } from '../knowledge/knowledge';
import type { TitleEntry } from '../knowledge/title-index';
import { conceptsOf, type Span } from './span';

/**
 * The spans with what a nickname of several stands for where the text tells which: "FF" is Final Fantasy, and Free Fire where a battle
 * royale or a game for telephones is asked for.
 */
export function withNamesakes(spans: readonly Span[], knowledge: Pick<Knowledge, 'isOf' | 'runsOn'>): Span[] {
  return spans.map((span) => {
    if (span.kind !== 'title') return span;
    const { namesakes, name } = span.title;
    const told = namesakes?.find((namesake) => isTold(namesake, span.title, spans, knowledge));
    return told ? { ...span, title: { ...told, name: told.games.length > 1 ? name : told.name } } : span;
  });
}

/** Whether something in a text holds of one meaning of a name and not of the other. */
function isTold(
  namesake: TitleEntry,
  usual: TitleEntry,
  spans: readonly Span[],
  { isOf, runsOn }: Pick<Knowledge, 'isOf' | 'runsOn'>,
): boolean {
  const holds = (test: (game: number) => boolean) => namesake.games.every(test) && !usual.games.every(test);
  return spans.some(
    (span) =>
      span.kind === 'meaning' &&
      (conceptsOf(span).some((concept) => holds((game) => isOf(game, concept))) ||
        span.meanings.some(
          (meaning) => meaning.kind === 'platform' && holds((game) => runsOn(game, meaning.platform)),
        )),
  );
}
