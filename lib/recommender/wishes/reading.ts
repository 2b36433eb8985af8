import type { Strength } from '../recommendation';
import { type Polarity, type Span, says } from '../spans/span';

/** A span of a text that is wished for or against: a wish in the making. */
export interface Reading<S extends Span = Span> {
  readonly span: S;
  /** Position of the span in the text. */
  readonly place: number;
  readonly strength: Strength;
  readonly words: string;
  /** Less of it is wanted, not none. */
  readonly less?: boolean;
  /** It is whom one would play: "no quiero ser policía" has nothing against police in a game. */
  readonly asWhom?: boolean;
  /** What joins it to what stands before it. */
  readonly joined?: 'and' | 'or';
}

/** A phrase that means something, as it was read. */
export type PhraseReading = Reading<Extract<Span, { kind: 'meaning' }>>;

/** What is wished for or against in a text, in order; words by themselves say neither. */
export function readingsOf(
  spans: readonly Span[],
  signs: readonly Polarity[],
  read: (span: Span) => string,
): Reading[] {
  return spans.flatMap((span, place) => {
    const { sign, nice, less } = signs[place];
    if (sign === 'indifferent' || span.kind === 'word' || span.kind === 'role') return [];
    const strength: Strength = sign === 'unwanted' ? 'never' : nice ? 'nice' : 'must';
    return [{ span, place, strength, words: read(span), ...(less && { less }), ...joinedBy(spans, place) }];
  });
}

/** Whether the span is a phrase that means something. */
export function isPhrase(reading: Reading): reading is PhraseReading {
  return reading.span.kind === 'meaning';
}

/** The "and" or "or" between a span and the thing before it, with no word besides. */
function joinedBy(spans: readonly Span[], at: number): Pick<Reading, 'joined'> {
  if (spans[at - 2]?.kind !== 'meaning') return {};
  if (says(spans[at - 1], 'or')) return { joined: 'or' };
  return says(spans[at - 1], 'and') ? { joined: 'and' } : {};
}
