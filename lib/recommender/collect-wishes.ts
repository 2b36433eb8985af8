import type { Among } from './among';
import type { Token } from './analyse';
import { bindNeed, needId, needLabel } from './bind-need';
import { gentler } from './gentler';
import type { Knowledge } from './knowledge';
import type { MakerEntry } from './maker-index';
import { measuredBySeeds } from './measured-by-seeds';
import { mergeNeeds } from './merge-needs';
import { lengthOfSeeds } from './named-games';
import { platformWishes } from './platform-wishes';
import type { Polarity } from './polarity';
import type { Strength } from './recommendation';
import { refuseNearKinds } from './refuse-near-kinds';
import type { BoundNeed, RequestWish } from './request';
import { type Span, says } from './spans';
import type { Meaning } from './vocabulary';
import { WishList } from './wish-list';
import { withoutContradictions } from './without-contradictions';
import { withoutVagueAges } from './without-vague-ages';
import { withoutVagueLengths } from './without-vague-lengths';

/** A wish in the making: a need keeps its numbers until all needs of a kind are known. */
export interface Reading {
  readonly span: Span;
  readonly strength: Strength;
  readonly words: string;
  /** What joins it to what stands before it. */
  readonly joined?: 'and' | 'or';
}

/** The wishes of a text, from its spans and the polarity of each. */
export function collectWishes(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  among: readonly (Among | undefined)[],
  read: (span: Span) => string,
  knowledge: Knowledge,
): RequestWish[] {
  const { lexicon, conceptNumber } = knowledge;
  const wishes = new WishList(lexicon);
  const needs: { need: BoundNeed; reading: Reading }[] = [];
  const machines: { platform: number; reading: Reading }[] = [];
  const suggested: { concepts: readonly string[]; words: string }[] = [];
  /** The unwanted concepts that a compound may still narrow. */
  let unwanted: { concepts: number[]; words: string } | undefined;

  /** "3DS, que no sea de Nintendo": who leaves out the maker of the machine that they want means the studio. */
  const makerOnOwnMachine = (platform: number, { start, end }: Span): MakerEntry | undefined => {
    const own = machines.some(
      ({ platform: other, reading }) =>
        reading.strength !== 'never' && lexicon.platforms[platform].any?.includes(lexicon.platforms[other].id),
    );
    for (let at = start; own && at < end; at++) {
      const studio = knowledge.makers.longestAt(tokens, at);
      if (studio) return studio.values[0];
    }
    return undefined;
  };

  const seedHours = lengthOfSeeds(spans, signs, knowledge.hoursOf);
  for (const [i, span] of spans.entries()) {
    const { sign, nice, compound, alternative } = signs[i];
    if (sign === 'indifferent') continue;
    const strength: Strength = sign === 'unwanted' ? 'never' : nice ? 'nice' : 'must';
    const reading: Reading = { span, strength, words: read(span), ...joinedBy(spans, i) };
    if (!compound && unwanted) {
      wishes.putConcepts(unwanted.concepts, 'never', unwanted.words);
      unwanted = undefined;
    }
    const wanted = among[i];
    if (wanted) wishes.putAmong(wanted, strength, reading.words);
    else if (span.kind === 'title') wishes.putSeed(span.title, strength, reading.words);
    if (span.kind !== 'meaning') continue;
    const { meanings } = span;
    for (const meaning of meanings) {
      if (meaning.kind === 'platform') machines.push({ platform: meaning.platform, reading });
      else if (meaning.kind === 'fact') {
        // "Not in real time" says nothing against turns.
        for (const id of strength === 'never' ? [] : (meaning.fact.avoids ?? [])) {
          wishes.putConcepts([conceptNumber(id)], 'never', reading.words);
        }
        if (strength !== 'never') suggested.push({ concepts: meaning.fact.suggests ?? [], words: reading.words });
        if (!meaning.fact.need) continue;
        // "Un PC cutre de 2010": the year is that of the machine.
        if (meaning.fact.need.kind === 'year' && follows(spans, i, tokens, 'hardware')) continue;
        const bound = bindNeed(meaning.fact.need, span.numbers, seedHours);
        // "Nothing cheap" forbids nothing.
        if (meaning.fact.strength === 'nice' && strength === 'never') continue;
        // "No twelve-year-olds on the microphone": what suits them suits others as well.
        if (bound.kind === 'age' && strength === 'never' && span.numbers.length > 0) continue;
        const mild = meaning.fact.strength === 'nice' && strength === 'must';
        needs.push({ need: bound, reading: mild ? { ...reading, strength: 'nice' } : reading });
      }
    }
    const concepts = conceptsOf(meanings, span.numbers, knowledge);
    if (concepts.length === 0) continue;
    // "Space or science for a kid": whom it is for is no alternative to what it is about.
    const joins = strength !== 'never' && concepts.length === 1 && meanings.some(({ kind }) => kind === 'concept');
    if (joins && alternative && wishes.join(concepts[0], strength, reading.words, read(alternative))) continue;
    if (strength !== 'never') for (const concept of concepts) wishes.putConcepts([concept], strength, reading.words);
    else if (compound && unwanted && concepts.length === 1) {
      unwanted = { concepts: [...unwanted.concepts, ...concepts], words: `${unwanted.words} ${reading.words}` };
    } else if (concepts.length === 1) unwanted = { concepts, words: reading.words };
    else for (const concept of concepts) wishes.putConcepts([concept], 'never', reading.words);
  }
  if (unwanted) wishes.putConcepts(unwanted.concepts, 'never', unwanted.words);

  for (const { concepts, words } of suggested) {
    for (const concept of concepts.map(conceptNumber)) {
      if (!wishes.speaksAgainst(concept, conceptNumber)) wishes.putConcepts([concept], 'nice', words);
    }
  }

  // "My laptop is a potato" speaks of a computer, unless another machine is named.
  const computer = machines.every(({ reading }) => reading.strength === 'never');
  const stated = withoutVagueLengths(withoutVagueAges(needs)).map(({ need, reading }) => ({ need, ...reading }));
  for (const { need, strength, words } of mergeNeeds(stated)) {
    const label = needLabel(need, lexicon.grammar.labels, knowledge.newestYear);
    const aim = need.kind === 'hardware' ? { ...need, computer } : need;
    wishes.put({ id: needId(need), strength, label, words, aim, sort: need.kind });
  }
  for (const wish of platformWishes(machines, spans, lexicon)) wishes.put(wish);
  for (const { platform, reading } of machines) {
    const maker = reading.strength === 'never' && makerOnOwnMachine(platform, reading.span);
    if (maker) wishes.putAmong({ sort: 'maker', name: maker.name, games: maker.games }, 'never', reading.words);
  }
  const consistent = withoutContradictions(
    measuredBySeeds(gentler(wishes.list(), knowledge), lexicon.concepts),
    lexicon.concepts,
    conceptNumber,
  );
  return refuseNearKinds(consistent, lexicon.concepts, conceptNumber);
}

/** The "and" or "or" between a span and the thing before it, with no word besides. */
function joinedBy(spans: readonly Span[], at: number): Pick<Reading, 'joined'> {
  if (spans[at - 2]?.kind !== 'meaning') return {};
  if (says(spans[at - 1], 'or')) return { joined: 'or' };
  return says(spans[at - 1], 'and') ? { joined: 'and' } : {};
}

/** Whether a span stands right behind one that asks for a fact of this kind. */
function follows(spans: readonly Span[], at: number, tokens: readonly Token[], kind: BoundNeed['kind']): boolean {
  const before = spans[at - 1];
  return (
    before?.kind === 'meaning' &&
    tokens[spans[at].start].breakBefore === 'none' &&
    before.meanings.some((meaning) => meaning.kind === 'fact' && meaning.fact.need?.kind === kind)
  );
}

/** The concepts of a phrase: its own, and those that a fact's words add ("para niños" → kids). */
function conceptsOf(meanings: readonly Meaning[], numbers: readonly number[], { conceptNumber }: Knowledge): number[] {
  const concepts = meanings.flatMap((meaning) => {
    if (meaning.kind === 'concept') return [meaning.concept];
    if (meaning.kind !== 'fact' || numbers.some((number) => number > (meaning.fact.addsUpTo ?? number))) return [];
    return (meaning.fact.adds ?? []).map(conceptNumber);
  });
  return [...new Set(concepts)];
}
