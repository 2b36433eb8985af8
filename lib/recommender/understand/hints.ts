import type { Meaning } from '../knowledge/vocabulary';
import type { Concept, ConceptKind, FactPhrase, Lexicon, Platform } from '../lexicon';
import type { Hint } from '../request';
import type { Polarity, Span } from '../spans/span';

/** Kinds of concept that a game always has one way or the other: who refuses one end likes the other. */
const TWO_ENDED: readonly ConceptKind[] = ['mood', 'access'];

/** Which concepts tell the games that a phrase is for, and those that it is not for. */
interface Marks {
  readonly favours?: readonly string[];
  readonly disfavours?: readonly string[];
}

/**
 * What the facts and the machines asked for say about the games that are known for them, each once; what a refused fact says
 * against these ("no online" is not for what is known for playing online); and what a refused mood says about its opposites:
 * "nothing stressful" favours what relaxes.
 */
export function hintsOf(
  spans: readonly Span[],
  signs: readonly Polarity[],
  read: (span: Span) => string,
  lexicon: Lexicon,
  numberOf: (id: string) => number,
): Hint[] {
  const said = new Map<object, Hint>();
  for (const [i, span] of spans.entries()) {
    if (span.kind !== 'meaning' || signs[i].sign === 'indifferent') continue;
    const wanted = signs[i].sign === 'wanted';
    for (const meaning of span.meanings) {
      const source = sourceOf(meaning, lexicon);
      const { favours = [], disfavours = [] } = marksOf(meaning, wanted, lexicon);
      if (said.has(source) || favours.length + disfavours.length === 0) continue;
      const company = wanted && !signs[i].nice && meaning.kind === 'fact' && wantsCompany(meaning.fact);
      const hint = { words: read(span), favours: favours.map(numberOf), disfavours: disfavours.map(numberOf), company };
      said.set(source, hint);
    }
  }
  return [...said.values()];
}

function sourceOf(meaning: Meaning, { concepts, platforms }: Lexicon): FactPhrase | Platform | Concept {
  if (meaning.kind === 'fact') return meaning.fact;
  return meaning.kind === 'concept' ? concepts[meaning.concept] : platforms[meaning.platform];
}

function marksOf(meaning: Meaning, wanted: boolean, { concepts, platforms }: Lexicon): Marks {
  switch (meaning.kind) {
    case 'concept':
      return wanted ? {} : { favours: opposing(concepts[meaning.concept], concepts) };
    case 'platform':
      return wanted ? platforms[meaning.platform] : {};
    case 'fact':
      if (wanted) return meaning.fact;
      // Nobody refuses praise: "no gems" are those that a shop sells, not games among the best.
      return meaning.fact.need?.kind === 'fame' ? {} : { disfavours: meaning.fact.favours };
  }
}

function wantsCompany({ need }: FactPhrase): boolean {
  return need?.kind === 'players' && !need.solo && !need.offline;
}

/** The concepts that speak against a refused one, of those kinds that are a matter of one or the other. */
function opposing({ id, kind }: Concept, concepts: readonly Concept[]): readonly string[] {
  if (!TWO_ENDED.includes(kind)) return [];
  return concepts.flatMap((other) => (TWO_ENDED.includes(other.kind) && other.opposes?.includes(id) ? [other.id] : []));
}
