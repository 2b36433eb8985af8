import type { Language } from '../game';
import type { MakerEntry } from '../knowledge/maker-index';
import type { Role } from '../knowledge/roles';
import type { TitleEntry } from '../knowledge/title-index';
import type { Meaning, Vocabulary } from '../knowledge/vocabulary';
import type { ConceptKind, FactPhrase, Lexicon } from '../lexicon';
import type { Token } from '../words/analyse';

/** The kind of a concept, by its position in the lexicon. */
export type KindOf = (concept: number) => ConceptKind;

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
  | { readonly kind: 'maker'; readonly maker: MakerEntry }
  | { readonly kind: 'role'; readonly roles: readonly Role[] }
  | { readonly kind: 'word' }
);

/** A span of what may be wished or refused, see {@link isNamed}. */
export type Thing = Exclude<Span, { kind: 'role' | 'word' }>;

/** A text as what it was cut into, and what is known of its words. */
export interface CutText {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly vocabulary: Vocabulary;
  readonly lexicon: Lexicon;
  readonly kindOf: KindOf;
  /** The language of the text, if it has one. */
  readonly spoken: Language | undefined;
}

const NO_ROLES: readonly Role[] = [];

/** The roles that the words of a span have, be it beside a meaning: "mejor" praises, and asks for the best of a series. */
export function rolesIn(span: Span | undefined): readonly Role[] {
  if (span?.kind === 'role') return span.roles;
  return span?.kind === 'meaning' ? span.lead : NO_ROLES;
}

/** Whether the words of a span have a role, see {@link rolesIn}. */
export function says(span: Span | undefined, role: Role): boolean {
  return rolesIn(span).includes(role);
}

/** Whether a span is something that may be wished or refused: what is neither a small word nor one without a meaning. */
export function isNamed({ kind }: Span): boolean {
  return kind !== 'role' && kind !== 'word';
}

/** Whether a phrase holds the word that negates: "sin prisas", which is calm. */
export function negatesItself(span: Span | undefined): span is Extract<Span, { kind: 'meaning' }> {
  return span?.kind === 'meaning' && span.lead.includes('negator');
}

/** What a span names, of those that a list holds only one of: what a phrase means, a game, a maker. */
export function sortOf(span: Span): Meaning['kind'] | Span['kind'] {
  return span.kind === 'meaning' ? span.meanings[0].kind : span.kind;
}

/** Whether a span names a machine. */
export function isMachine(span: Span): boolean {
  return span.kind === 'meaning' && span.meanings.some(({ kind }) => kind === 'platform');
}

/** The need that a meaning states, if it is a fact with one. */
export function needOf(meaning: Meaning): FactPhrase['need'] {
  return meaning.kind === 'fact' ? meaning.fact.need : undefined;
}

/** Whether a phrase says something of who plays, of how a game is sold, or names a sort of game. */
export function isOf(span: Span | undefined, of: 'player' | 'sale' | 'sort'): boolean {
  return span?.kind === 'meaning' && span.meanings.some((meaning) => meaning.kind === 'concept' && meaning.of === of);
}

/** The concepts that a span names; none where it is no phrase. */
export function conceptsOf(span: Span): number[] {
  if (span.kind !== 'meaning') return [];
  return span.meanings.flatMap((meaning) => (meaning.kind === 'concept' ? [meaning.concept] : []));
}

/** Whether a span is the last before a mark of punctuation, or of the text. */
export function standsAtEnd({ end }: Span, tokens: readonly Token[]): boolean {
  return (tokens[end]?.breakBefore ?? 'clause') !== 'none';
}

/** How the clause around a span turns its meaning. */
export interface Polarity {
  /** `indifferent`: "no importa si …", neither wanted nor unwanted. */
  readonly sign: 'wanted' | 'unwanted' | 'indifferent';
  readonly nice: boolean;
  /** Less of it is wanted, not none: "menos difícil". */
  readonly less?: boolean;
  /** Follows the unwanted concept before it without a word between, and narrows it: "no zombie shooters". */
  readonly compound: boolean;
  /** The wanted thing before it that an "or" joins it to: "con historia o puzles". */
  readonly alternative?: Span;
}
