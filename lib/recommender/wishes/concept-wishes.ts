import type { Knowledge } from '../knowledge/knowledge';
import { isWork, type Meaning } from '../knowledge/vocabulary';
import type { Among } from '../spans/among';
import { conceptsOf, type Polarity, type Span } from '../spans/span';
import type { Token } from '../words/analyse';
import { isPhrase, type PhraseReading, type Reading } from './reading';
import type { WishList } from './wish-list';

/** Puts what a text names and what sorts of game it wants or refuses on a list, in the order in which it says so. */
export function putNamesAndConcepts(
  wishes: WishList,
  readings: readonly Reading[],
  signs: readonly Polarity[],
  among: readonly (Among | undefined)[],
  tokens: readonly Token[],
  read: (span: Span) => string,
  knowledge: Knowledge,
): void {
  const { conceptNumber } = knowledge;
  /** The unwanted concepts that a compound may still narrow. */
  let unwanted: ({ concepts: number[] } & Pick<Reading, 'words' | 'less' | 'asWhom'>) | undefined;
  const close = (): void => {
    if (unwanted) wishes.putConcepts(unwanted.concepts, 'never', unwanted.words, unwanted);
    unwanted = undefined;
  };

  for (const reading of readings) {
    const { span, place, strength, words, less, asWhom } = reading;
    const { compound, alternative } = signs[place];
    if (!compound) close();
    const wanted = among[place];
    if (wanted?.like && strength !== 'never') wishes.putLikeMaker(wanted, strength, words);
    else if (wanted && !wanted.few)
      wishes.putAmong(wanted, strength, words, themesRefused(reading, readings, tokens, knowledge));
    else if (span.kind === 'title')
      wishes.putSeed(span.title, strength, words, themesRefused(reading, readings, tokens, knowledge));
    if (wanted?.start) {
      const start = knowledge.lexicon.concepts.findIndex(({ withoutSeries }) => withoutSeries);
      if (start >= 0) wishes.putConcepts([start], 'must', read({ ...span, ...wanted.start }));
    }
    if (!isPhrase(reading)) continue;
    const { meanings, numbers } = reading.span;
    putRuledOut(wishes, reading, readings, knowledge);
    if (strength === 'never') {
      const instead = meanings.flatMap((meaning) => (meaning.kind === 'fact' ? (meaning.fact.instead ?? []) : []));
      // "Sick of open worlds full of icons, something linear" asks for no better open world.
      if (!instead.some((id) => isOpposed(id, readings, knowledge)))
        for (const id of instead) wishes.putConcepts([conceptNumber(id)], 'must', words);
    }
    if (isAmiss(reading, readings)) continue;
    const concepts = conceptsMeant(
      // "No PEGI 7" asks for another age, and says nothing against children.
      strength === 'never' ? meanings.filter((meaning) => meaning.kind !== 'fact' || !meaning.fact.refused) : meanings,
      numbers,
      knowledge,
    );
    if (concepts.length === 0) continue;
    // "Space or science for a kid": whom it is for is no alternative to what it is about.
    const joins = concepts.length === 1 && meanings.some(({ kind }) => kind === 'concept');
    const offers = alternative && strength !== 'never' && (joins || meanings.every(isSort));
    if (offers && wishes.join(concepts, strength, words, read(alternative))) continue;
    if (strength === 'never' && meanings.some(isWork)) {
      // Whoever wants nothing like a film has nothing against each of the things that are in it.
      wishes.putConcepts(concepts, strength, words);
    } else if (strength !== 'never' || concepts.length > 1) {
      for (const concept of concepts) wishes.putConcepts([concept], strength, words);
    } else if (compound && unwanted) {
      unwanted = { concepts: [...unwanted.concepts, ...concepts], words: `${unwanted.words} ${words}` };
    } else unwanted = { concepts, words, less, asWhom };
  }
  close();
}

/** Whether something asked for is the contrary of a concept. */
function isOpposed(id: string, readings: readonly Reading[], { lexicon: { concepts } }: Knowledge): boolean {
  return readings.some(
    ({ span, strength }) =>
      strength === 'must' && conceptsOf(span).some((concept) => concepts[concept].opposes?.includes(id)),
  );
}

/** Puts what a phrase rules out: where it is refused ("not in real time" says nothing against turns), or where it tells who somebody is. */
function putRuledOut(
  wishes: WishList,
  { span: { meanings }, strength, words }: PhraseReading,
  readings: readonly Reading[],
  { lexicon, conceptNumber }: Knowledge,
): void {
  const facts = meanings.flatMap((meaning) => (meaning.kind === 'fact' ? [meaning.fact] : []));
  const ruledOut = facts
    .flatMap(({ refuses, avoids }) => (strength === 'never' ? refuses : avoids) ?? [])
    .map(conceptNumber);
  const asked = strength === 'never' ? [] : ruledOut.filter((concept) => isAsked(concept, readings));
  // "I scare easily, which is the whole brand": who plays before others wants just that.
  if (asked.length > 0 && readings.some(isForOthers)) return;
  for (const concept of ruledOut) {
    const milder = asked.includes(concept) ? lexicon.concepts[concept].forChildren : undefined;
    // "A horror game, but I scare easily": who somebody is does not refuse what they ask for, and what is milder comes first.
    if (milder) wishes.putConcepts([conceptNumber(milder)], 'nice', words);
    else wishes.putConcepts([concept], 'never', words);
  }
}

/** Whether a text asks for a concept in so many words. */
function isAsked(concept: number, readings: readonly Reading[]): boolean {
  return readings.some((reading) => reading.strength !== 'never' && conceptsOf(reading.span).includes(concept));
}

/** Whether a phrase tells that somebody plays before others. */
function isForOthers(reading: Reading): boolean {
  return isPhrase(reading) && reading.span.meanings.some((each) => each.kind === 'fact' && each.fact.shows);
}

/** Puts what follows from the facts of a text on a list that is otherwise whole: nice to have, unless a wish speaks against it. */
export function putSuggestions(
  wishes: WishList,
  phrases: readonly PhraseReading[],
  conceptNumber: Knowledge['conceptNumber'],
): void {
  for (const { span, strength, words } of phrases) {
    if (strength === 'never') continue;
    const ids = span.meanings.flatMap((meaning) => (meaning.kind === 'fact' ? (meaning.fact.suggests ?? []) : []));
    for (const concept of ids.map(conceptNumber)) {
      if (!wishes.speaksAgainst(concept, conceptNumber)) wishes.putConcepts([concept], 'nice', words);
    }
  }
}

/**
 * The themes that a refused name is as well: who wants nothing of Star Wars wants no game that plays there. Who asks for "mafia, but not
 * Mafia" wants the theme.
 */
function themesRefused(
  { span, strength }: Reading,
  readings: readonly Reading[],
  tokens: readonly Token[],
  { lexicon, vocabulary }: Knowledge,
): number[] {
  if (strength !== 'never' || (span.kind === 'title' && span.title.games.length < 2)) return [];
  const meant = vocabulary.meaningAt(tokens, span.start);
  if (meant?.end !== span.end) return [];
  const wanted = new Set(readings.flatMap((other) => (other.strength === 'never' ? [] : conceptsOf(other.span))));
  return meant.values.flatMap((meaning) =>
    meaning.kind === 'concept' && lexicon.concepts[meaning.concept].kind === 'theme' && !wanted.has(meaning.concept)
      ? [meaning.concept]
      : [],
  );
}

/**
 * Whether a phrase only means something beside a fact of some kind ("ever", behind "best"), and nothing but others was said: "the
 * scariest game ever" is not for the best ever made.
 */
function isAmiss({ span, place }: PhraseReading, readings: readonly Reading[]): boolean {
  const facts = ({ meanings }: PhraseReading['span']) =>
    meanings.flatMap((meaning) => (meaning.kind === 'fact' ? [meaning.fact] : []));
  const beside = facts(span).find((fact) => fact.beside)?.beside;
  if (beside === undefined) return false;
  const others = readings.filter((reading) => reading.place < place).filter(isPhrase);
  return others.length > 0 && !others.some((other) => facts(other.span).some(({ need }) => need?.kind === beside));
}

/** Whether a phrase means sorts of games and nothing that is asked of them besides: a zoo, but not a child of ten. */
function isSort(meaning: Meaning): boolean {
  return meaning.kind === 'concept' || (meaning.kind === 'fact' && !meaning.fact.need);
}

/** The concepts of a phrase: its own, and those that a fact's words add ("para niños" → kids). */
function conceptsMeant(
  meanings: readonly Meaning[],
  numbers: readonly number[],
  { conceptNumber }: Knowledge,
): number[] {
  const concepts = meanings.flatMap((meaning) => {
    if (meaning.kind === 'concept') return [meaning.concept];
    if (meaning.kind !== 'fact' || numbers.some((number) => number > (meaning.fact.addsUpTo ?? number))) return [];
    return (meaning.fact.adds ?? []).map(conceptNumber);
  });
  return [...new Set(concepts)];
}
