import type { Knowledge } from '../knowledge/knowledge';
import { WELL_KNOWN } from '../knowledge/well-known';
import type { Token } from '../words/analyse';
import type { Span } from './span';

/** How many games stand for the new or the old ones of a series. */
const SEVERAL = 3;

type TitleSpan = Extract<Span, { kind: 'title' }>;

/** Which game of a name is meant, and the tokens that say so together with the name. */
interface Version {
  readonly start: number;
  readonly end: number;
  readonly which: 'newest' | 'oldest' | number;
  readonly several: boolean;
}

/**
 * The spans with what says which game of a name is meant as part of the name: "the new Prey", "God of War, el de 2018", "los Zelda
 * antiguos", "Doom, the old one". It is no wish for the year of what is looked for.
 */
export function withVersions(spans: readonly Span[], tokens: readonly Token[], knowledge: Knowledge): Span[] {
  const found = spans.flatMap((span) =>
    span.kind === 'title' ? (versionOf(span, spans, tokens, knowledge) ?? []) : [],
  );
  if (found.length === 0) return [...spans];
  // What the name takes in is no span of its own.
  const kept = spans.filter(({ start, end }) => found.every((whole) => end <= whole.start || start >= whole.end));
  return [...kept, ...found].sort((a, b) => a.start - b.start);
}

function versionOf(
  span: TitleSpan,
  spans: readonly Span[],
  tokens: readonly Token[],
  knowledge: Knowledge,
): TitleSpan | undefined {
  const version = versionBefore(span, tokens, knowledge) ?? versionBehind(span, tokens, knowledge);
  // "Zelda, el nuevo de Switch" may be part of a longer phrase.
  if (!version || !spans.some(({ start }) => start === version.start) || !spans.some(({ end }) => end === version.end))
    return undefined;
  const games = gamesMeant(span, version, knowledge);
  // "The new Zelda for Switch": the article is part of it, where it is no part of "como los".
  const { end } = version;
  const start = spans.some(
    (other) => other.kind === 'word' && other.start === version.start - 1 && version.start < span.start,
  )
    ? version.start - 1
    : version.start;
  return games.length > 0 ? { ...span, start, end, title: knowledge.titles.narrowed(span.title, games) } : undefined;
}

/** "The new Prey", "el último Zelda". */
function versionBefore({ start, end }: TitleSpan, tokens: readonly Token[], knowledge: Knowledge): Version | undefined {
  const { vocabulary } = knowledge;
  if (start < 2 || tokens[start].breakBefore !== 'none' || tokens[start - 1].breakBefore !== 'none') return undefined;
  const { [start - 1]: word, [start - 2]: article } = tokens;
  const which = ageOf(word, knowledge);
  if (!which || !vocabulary.is(article, 'definite')) return undefined;
  // "The old Zelda games" asks for them.
  if (tokens[end]?.breakBefore === 'none' && vocabulary.is(tokens[end], 'series-of')) return undefined;
  return { start: start - 1, end, which, several: isSeveral(article) || isSeveral(word) };
}

/** "Prey, the new one", "Zelda, los antiguos", "God of War, el de 2018", "los Zelda nuevos". */
function versionBehind(span: TitleSpan, tokens: readonly Token[], knowledge: Knowledge): Version | undefined {
  const { vocabulary } = knowledge;
  const { start, end } = span;
  const { [end]: first, [end + 1]: second } = tokens;
  const endsAt = (at: number) => (tokens[at]?.breakBefore ?? 'clause') !== 'none' || !vocabulary.isContent(tokens[at]);
  const article = start > 0 ? tokens[start - 1] : undefined;
  const age = first?.breakBefore === 'none' ? ageOf(first, knowledge) : undefined;
  if (age && article && vocabulary.is(article, 'definite') && endsAt(end + 1))
    return { start, end: end + 1, which: age, several: isSeveral(article) };
  if (!first || !vocabulary.is(first, 'definite') || first.breakBefore === 'clause' || !second) return undefined;
  const isOne = (at: number) => tokens[at]?.breakBefore === 'none' && vocabulary.is(tokens[at], 'game-pronoun');
  const which = ageOf(second, knowledge) ?? second.numeric?.year;
  // "The 2018 one", "the new one", "el nuevo".
  if (which && isOne(end + 2)) return { start, end: end + 3, which, several: isSeveral(tokens[end + 2]) };
  if (which && endsAt(end + 2)) return { start, end: end + 2, which, several: isSeveral(first) };
  // "El de 2018", "the one from 2018".
  const from = isOne(end + 1) ? end + 2 : end + 1;
  const year = tokens[from + 1]?.numeric?.year;
  const joins = tokens[from] && (vocabulary.is(tokens[from], 'of') || vocabulary.is(tokens[from], 'by'));
  return joins && year && endsAt(from + 2) ? { start, end: from + 2, which: year, several: false } : undefined;
}

/** The games of a name, or of its series, that are as new or as old, the best known of them first. */
function gamesMeant(
  { title: { games, series } }: TitleSpan,
  { which, several }: Version,
  { yearOf, fameOf }: Knowledge,
): readonly number[] {
  const all = [...new Set([...games, ...series])];
  if (typeof which === 'number') return all.filter((game) => yearOf(game) === which).slice(0, SEVERAL);
  const known = all.filter((game) => fameOf(game) >= WELL_KNOWN);
  const order = which === 'newest' ? -1 : 1;
  const sorted = (known.length > 0 ? known : all).toSorted((a, b) => order * (yearOf(a) - yearOf(b)));
  return sorted.slice(0, several ? SEVERAL : 1);
}

function ageOf(word: Token, { vocabulary }: Knowledge): 'newest' | 'oldest' | undefined {
  if (vocabulary.is(word, 'newest')) return 'newest';
  return vocabulary.is(word, 'oldest') ? 'oldest' : undefined;
}

function isSeveral({ folded }: Token): boolean {
  return folded.endsWith('s');
}
