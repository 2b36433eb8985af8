import type { Knowledge } from '../knowledge/knowledge';
import type { Meaning } from '../knowledge/vocabulary';
import type { Concept, ConceptKind, FactPhrase, Lexicon, Platform } from '../lexicon';
import type { Hint } from '../request';
import type { Polarity, Span } from '../spans/span';

/** Kinds of concept that a game always has one way or the other: who refuses one end likes the other. */
const TWO_ENDED: readonly ConceptKind[] = ['mood', 'access'];

/** Which concepts tell the games that a phrase is for, and those that it is not for, by position. */
type Marks = Partial<Pick<Hint, 'favours' | 'disfavours'>>;

/**
 * What the facts and the machines asked for say about the games that are known for them, each once; what a refused fact says
 * against these ("no online" is not for what is known for playing online); and what a refused mood says about its opposites:
 * "nothing stressful" favours what relaxes.
 */
export function hintsOf(
  spans: readonly Span[],
  signs: readonly Polarity[],
  read: (span: Span) => string,
  knowledge: Knowledge,
): Hint[] {
  const said = new Map<object, Hint>();
  for (const [i, span] of spans.entries()) {
    if (span.kind !== 'meaning' || signs[i].sign === 'indifferent') continue;
    const wanted = signs[i].sign === 'wanted';
    for (const meaning of span.meanings) {
      const source = sourceOf(meaning, knowledge.lexicon);
      const { favours = [], disfavours = [] } = marksOf(meaning, wanted, knowledge);
      if (said.has(source) || favours.length + disfavours.length === 0) continue;
      const company = wanted && !signs[i].nice && meaning.kind === 'fact' && wantsCompany(meaning.fact);
      said.set(source, { words: read(span), favours, disfavours, company });
    }
  }
  return [...said.values()];
}

function sourceOf(meaning: Meaning, { concepts, platforms }: Lexicon): FactPhrase | Platform | Concept {
  if (meaning.kind === 'fact') return meaning.fact;
  return meaning.kind === 'concept' ? concepts[meaning.concept] : platforms[meaning.platform];
}

function marksOf(meaning: Meaning, wanted: boolean, { lexicon, conceptNumber, opposing }: Knowledge): Marks {
  const marks = ({ favours, disfavours }: Pick<FactPhrase, 'favours' | 'disfavours'>): Marks => ({
    favours: favours?.map(conceptNumber),
    disfavours: disfavours?.map(conceptNumber),
  });
  const isTwoEnded = (concept: number) => TWO_ENDED.includes(lexicon.concepts[concept].kind);
  switch (meaning.kind) {
    case 'concept':
      if (wanted || !isTwoEnded(meaning.concept)) return {};
      return { favours: opposing(meaning.concept).filter(isTwoEnded) };
    case 'platform':
      return wanted ? marks(lexicon.platforms[meaning.platform]) : {};
    case 'fact':
      if (wanted) return marks(meaning.fact);
      // Nobody refuses praise: "no gems" are those that a shop sells, not games among the best.
      return meaning.fact.need?.kind === 'fame' ? {} : marks({ disfavours: meaning.fact.favours });
  }
}

function wantsCompany({ need }: FactPhrase): boolean {
  return need?.kind === 'players' && !need.solo && !need.offline;
}
