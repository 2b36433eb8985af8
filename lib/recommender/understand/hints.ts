import type { Concept, ConceptKind, FactPhrase, Lexicon, Platform } from '../lexicon';
import type { Hint } from '../request';
import type { Polarity, Span } from '../spans/span';

/** Kinds of concept that a game always has one way or the other: who refuses one end likes the other. */
const TWO_ENDED: readonly ConceptKind[] = ['mood', 'access'];

/** What a wish says about the games that are known for it. */
interface Source {
  readonly favours: readonly string[];
  readonly disfavours: readonly string[];
  readonly company: boolean;
}

/**
 * What the facts and the machines asked for say about the games that are known for them, each once, and what a refused mood says
 * about its opposites: "nothing stressful" favours what relaxes.
 */
export function hintsOf(
  spans: readonly Span[],
  signs: readonly Polarity[],
  read: (span: Span) => string,
  { concepts, platforms }: Lexicon,
  numberOf: (id: string) => number,
): Hint[] {
  const said = new Map<FactPhrase | Platform | Concept, Source & { words: string }>();
  for (const [i, span] of spans.entries()) {
    if (span.kind !== 'meaning' || signs[i].sign === 'indifferent') continue;
    const { sign, nice } = signs[i];
    for (const meaning of span.meanings) {
      if ((meaning.kind === 'concept') === (sign === 'wanted')) continue;
      const source =
        meaning.kind === 'concept'
          ? concepts[meaning.concept]
          : meaning.kind === 'fact'
            ? meaning.fact
            : platforms[meaning.platform];
      if (said.has(source)) continue;
      const company = meaning.kind === 'fact' && !nice && wantsCompany(meaning.fact);
      const { favours = [], disfavours = [] } = 'kind' in source ? { favours: opposing(source, concepts) } : source;
      said.set(source, { favours, disfavours, company, words: read(span) });
    }
  }
  return [...said.values()].flatMap(({ favours, disfavours, company, words }) =>
    favours.length + disfavours.length === 0
      ? []
      : [{ words, favours: favours.map(numberOf), disfavours: disfavours.map(numberOf), company }],
  );
}

function wantsCompany({ need }: FactPhrase): boolean {
  return need?.kind === 'players' && !need.solo && !need.offline;
}

/** The concepts that speak against a refused one, of those kinds that are a matter of one or the other. */
function opposing({ id, kind }: Concept, concepts: readonly Concept[]): readonly string[] {
  if (!TWO_ENDED.includes(kind)) return [];
  return concepts.flatMap((other) => (TWO_ENDED.includes(other.kind) && other.opposes?.includes(id) ? [other.id] : []));
}
