import { type Among, amongIn, says } from './among';
import { analyse, respell, type stem, type Token, words } from './analyse';
import { bindNeed, fill, joined, needId, needLabel } from './bind-need';
import { gentler } from './gentler';
import { applies, hintsOf } from './hints';
import type { Lexicon } from './lexicon';
import type { MakerEntry, MakerIndex } from './maker-index';
import { mergeNeeds } from './merge-needs';
import { platformWishes } from './platform-wishes';
import { type Polarity, polarities } from './polarity';
import type { Strength } from './recommendation';
import type { BoundNeed, Request, RequestTerm, RequestWish } from './request';
import { isErrand, makesSense } from './sense';
import { cutIntoSpans, type Span } from './spans';
import type { Spelling } from './spelling';
import type { SpokenLanguage } from './spoken-language';
import type { TitleIndex } from './title-index';
import type { Meaning, Vocabulary } from './vocabulary';
import { withoutContradictions } from './without-contradictions';

/** What understanding needs to know: words, names of games, and the newest year of the catalogue. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  /** Position of a concept in the lexicon; throws a RangeError for an id that is none. */
  readonly conceptNumber: (id: string) => number;
  readonly vocabulary: Vocabulary;
  readonly titles: TitleIndex;
  readonly makers: MakerIndex;
  readonly spelling: Spelling;
  readonly spoken: SpokenLanguage;
  readonly newestYear: number;
  /** Length of a game in hours, by its position; undefined where it is unknown. */
  readonly hoursOf: (game: number) => number | undefined;
  /** Stems of words, those of the catalogue remembered. */
  readonly stemOf: typeof stem;
}

/** Weight of a word that was already understood as a concept: it may still name a detail of one game. */
const UNDERSTOOD_TERM = 0.25;

/** A wish in the making: a need keeps its numbers until all needs of a kind are known. */
interface Reading {
  readonly span: Span;
  readonly strength: Strength;
  readonly words: string;
}

/**
 * Reads a request of a visitor, in Spanish, English or both. Never throws; a text without meaning gives no wishes.
 *
 * "algo como Stardew Valley pero con combate, sin zombis" → seed Stardew Valley (must), concept combat (must), concept zombies (never).
 */
export function understand(text: string, knowledge: Knowledge): Request {
  const tokens = corrected(analyse(text, knowledge.stemOf), knowledge);
  const spans = cutIntoSpans(tokens, knowledge, knowledge.spoken.of(tokens));
  const signs = polarities(tokens, spans);
  const read = (span: Span) => text.slice(tokens[span.start].start, tokens[span.end - 1].end);
  const among = amongIn(spans, signs, tokens, knowledge);
  const wishes = collect(tokens, spans, signs, among, read, knowledge);
  const exact = exactGames(spans, signs);
  return {
    wishes,
    hints: hintsOf(spans, signs, read, knowledge.conceptNumber),
    terms: termsOf(tokens, spans, signs, knowledge.vocabulary),
    known: exact.length > 0 ? [] : spans.flatMap((_, i) => knownFrom(spans, i, among[i])),
    exact,
    sense: makesSense(tokens, spans, knowledge.vocabulary),
    errand: isErrand(spans),
  };
}

/** Most unknown words of a text that are corrected: a request has a few, and each costs a look at hundreds of known ones. */
const MAX_CORRECTIONS = 40;

function corrected(tokens: readonly Token[], { vocabulary, spelling, stemOf }: Knowledge): Token[] {
  let corrections = 0;
  return tokens.map((token) => {
    const spelledOut = vocabulary.spelledOut(token.folded);
    if (spelledOut !== token.folded) return respell(token, spelledOut, stemOf);
    if (spelling.knows(token.folded) || corrections++ >= MAX_CORRECTIONS) return token;
    const word = spelling.correct(token.folded);
    return word === token.folded ? token : respell(token, word, stemOf);
  });
}

function collect(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  among: readonly (Among | undefined)[],
  read: (span: Span) => string,
  knowledge: Knowledge,
): RequestWish[] {
  const { lexicon, conceptNumber } = knowledge;
  const wishes = new Map<string, RequestWish>();
  const needs: { need: BoundNeed; reading: Reading }[] = [];
  const machines: { platform: number; reading: Reading }[] = [];
  /** The unwanted concepts that a compound may still narrow. */
  let unwanted: { concepts: number[]; words: string } | undefined;

  const put = (wish: RequestWish): void => {
    const held = wishes.get(wish.id);
    // Said twice: the stricter word counts, and a "never" beats both.
    if (!held || strictness(wish.strength) > strictness(held.strength)) wishes.set(wish.id, wish);
  };
  const putConcepts = (concepts: readonly number[], strength: Strength, words: string, any = false): void => {
    const named = concepts.map((concept) => lexicon.concepts[concept]);
    put({
      id: `concept:${named.map(({ id }) => id).join(any ? '|' : '+')}`,
      strength,
      label: joined(
        named.map(({ label }) => label),
        any ? lexicon.grammar.labels.or : ' + ',
      ),
      words,
      aim: any ? { kind: 'concept', concepts, any } : { kind: 'concept', concepts },
      sort: named[0].kind,
    });
  };

  const putAmong = ({ sort, name, games }: Among, strength: Strength, said: string): void => {
    const { labels } = lexicon.grammar;
    const id = `${sort}:${words(name).join('-')}`;
    const wish: RequestWish = {
      id,
      strength,
      label: fill(labels[sort], name),
      words: said,
      aim: { kind: 'among', games },
      sort,
    };
    // No game is of two series, and hardly any of two studios: who names several will have either.
    const held = [...wishes.values()].find((other) => other.sort === sort && other.strength !== 'never');
    if (strength === 'never' || held?.aim.kind !== 'among' || held.id === id) {
      put(wish);
      return;
    }
    wishes.delete(held.id);
    put({
      ...wish,
      id: `${held.id}|${id}`,
      label: joined([held.label, wish.label], labels.or),
      words: `${held.words} / ${said}`,
      aim: { kind: 'among', games: [...new Set([...held.aim.games, ...games])] },
    });
  };

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

  const seedHours = lengthOfSeeds(spans, signs, knowledge);
  for (const [i, span] of spans.entries()) {
    const { sign, nice, compound, alternative } = signs[i];
    if (sign === 'indifferent') continue;
    const strength: Strength = sign === 'unwanted' ? 'never' : nice ? 'nice' : 'must';
    const reading: Reading = { span, strength, words: read(span) };
    if (!compound && unwanted) {
      putConcepts(unwanted.concepts, 'never', unwanted.words);
      unwanted = undefined;
    }
    const wanted = among[i];
    if (wanted) putAmong(wanted, strength, reading.words);
    else if (span.kind === 'title') {
      const id = `seed:${span.title.ids.join('+')}`;
      // "Like Skyrim but not Skyrim": both hold, since likeness and identity are two things.
      const itself = strength === 'never' && (wishes.get(id)?.strength ?? 'never') !== 'never';
      put({
        id: itself ? `${id}:itself` : id,
        strength,
        label: fill(lexicon.grammar.labels.seed, span.title.name),
        words: reading.words,
        aim: { kind: 'seed', games: span.title.games },
        sort: 'seed',
      });
    }
    if (span.kind !== 'meaning') continue;
    const meanings = span.meanings.filter((meaning) => meaning.kind !== 'fact' || applies(meaning.fact, span.numbers));
    for (const meaning of meanings) {
      if (meaning.kind === 'platform') machines.push({ platform: meaning.platform, reading });
      else if (meaning.kind === 'fact') {
        // "Not in real time" says nothing against turns.
        for (const id of strength === 'never' ? [] : (meaning.fact.avoids ?? [])) {
          putConcepts([conceptNumber(id)], 'never', reading.words);
        }
        if (!meaning.fact.need) continue;
        // "Un PC cutre de 2010": the year is that of the machine.
        if (meaning.fact.need.kind === 'year' && follows(spans, i, tokens, 'hardware')) continue;
        const bound = bindNeed(meaning.fact.need, span.numbers, seedHours);
        // "Nothing cheap" forbids nothing.
        if (meaning.fact.strength === 'nice' && strength === 'never') continue;
        const mild = meaning.fact.strength === 'nice' && strength === 'must';
        needs.push({ need: bound, reading: mild ? { ...reading, strength: 'nice' } : reading });
      }
    }
    const concepts = conceptsOf(meanings, span.numbers, knowledge);
    if (concepts.length === 0) continue;
    // "Space or science for a kid": whom it is for is no alternative to what it is about.
    const joins = meanings.some(({ kind }) => kind === 'concept');
    const previous = alternative && joins && concepts.length === 1 ? soleConcept(wishes, alternative, read) : undefined;
    // "Narcos o mafia" is one thing said twice.
    if (previous?.concepts.includes(concepts[0])) continue;
    if (strength !== 'never' && previous) {
      wishes.delete(previous.id);
      putConcepts([...previous.concepts, ...concepts], strength, `${previous.words} / ${reading.words}`, true);
    } else if (strength !== 'never') for (const concept of concepts) putConcepts([concept], strength, reading.words);
    else if (compound && unwanted && concepts.length === 1) {
      unwanted = { concepts: [...unwanted.concepts, ...concepts], words: `${unwanted.words} ${reading.words}` };
    } else if (concepts.length === 1) unwanted = { concepts, words: reading.words };
    else for (const concept of concepts) putConcepts([concept], 'never', reading.words);
  }
  if (unwanted) putConcepts(unwanted.concepts, 'never', unwanted.words);

  // "My laptop is a potato" speaks of a computer, unless another machine is named.
  const computer = machines.every(({ reading }) => reading.strength === 'never');
  const stated = withoutVagueAges(needs).map(({ need, reading }) => ({ need, ...reading }));
  for (const { need, strength, words } of mergeNeeds(stated)) {
    const label = needLabel(need, lexicon.grammar.labels, knowledge.newestYear);
    const aim = need.kind === 'hardware' ? { ...need, computer } : need;
    put({ id: needId(need), strength, label, words, aim, sort: need.kind });
  }
  for (const wish of platformWishes(machines, spans, lexicon)) put(wish);
  for (const { platform, reading } of machines) {
    const maker = reading.strength === 'never' && makerOnOwnMachine(platform, reading.span);
    if (maker) putAmong({ sort: 'maker', name: maker.name, games: maker.games }, 'never', reading.words);
  }
  return withoutContradictions(
    measuredBySeeds(gentler([...wishes.values()], knowledge), lexicon),
    lexicon.concepts,
    conceptNumber,
  );
}

/** "Kid friendly, for a nine-year-old": an age that is told counts, not the one that "kid" stands for. */
function withoutVagueAges<T extends { need: BoundNeed; reading: Reading }>(needs: readonly T[]): readonly T[] {
  const told = ({ span }: Reading) => span.kind === 'meaning' && span.numbers.length > 0;
  // "For all the family" still speaks of its youngest.
  const vague = ({ span }: Reading) =>
    span.kind === 'meaning' &&
    span.numbers.length === 0 &&
    span.meanings.some((meaning) => meaning.kind === 'fact' && meaning.fact.adds?.includes('kids'));
  const ages = needs.filter(({ need, reading }) => need.kind === 'age' && reading.strength !== 'never');
  if (!ages.some(({ reading }) => told(reading))) return needs;
  return needs.filter((need) => !ages.includes(need) || !vague(need.reading));
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

/** Beside a game to be like, a matter of degree is nice to have: easier than that game, not easy before all else. */
function measuredBySeeds(wishes: readonly RequestWish[], { concepts }: Lexicon): RequestWish[] {
  const seeded = wishes.some(({ aim, strength }) => aim.kind === 'seed' && strength === 'must');
  return wishes.map((wish) => {
    const { aim, strength } = wish;
    const relative =
      seeded && strength === 'must' && aim.kind === 'concept' && aim.concepts.every((c) => concepts[c].byDegree);
    return relative ? { ...wish, strength: 'nice', relative } : wish;
  });
}

/** The games that a name in the text says are known already: who wants an alternative to a series has had enough of all of it. */
function knownFrom(spans: readonly Span[], at: number, among: Among | undefined): readonly number[] {
  const span = spans[at];
  if (span.kind !== 'title' || among?.sort === 'series') return [];
  return says(spans[at - 1], 'instead') && span.title.series.length > 0 ? span.title.series : span.title.games;
}

/** The length of the longest game named as something to be like, in hours. */
function lengthOfSeeds(spans: readonly Span[], signs: readonly Polarity[], { hoursOf }: Knowledge): number | undefined {
  const known = spans.flatMap((span, i) =>
    span.kind === 'title' && signs[i].sign === 'wanted' ? span.title.games.flatMap((game) => hoursOf(game) ?? []) : [],
  );
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** The wanted concepts that a span gave, if it gave one wish: what an "or" after it adds to. */
function soleConcept(
  wishes: ReadonlyMap<string, RequestWish>,
  span: Span,
  read: (span: Span) => string,
): { id: string; concepts: readonly number[]; words: string } | undefined {
  const last = read(span);
  const given = [...wishes.values()].filter(({ words, strength }) => strength !== 'never' && words.endsWith(last));
  const [wish] = given;
  return given.length === 1 && wish.aim.kind === 'concept'
    ? { id: wish.id, concepts: wish.aim.concepts, words: wish.words }
    : undefined;
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

function strictness(strength: Strength): number {
  return { nice: 0, must: 1, never: 2 }[strength];
}

function exactGames(spans: readonly Span[], signs: readonly Polarity[]): readonly number[] {
  const titles = spans.flatMap((span, i) => (span.kind === 'title' && signs[i].sign === 'wanted' ? [{ span, i }] : []));
  if (titles.length !== 1) return [];
  const [{ span, i }] = titles;
  const before = spans[i - 1];
  const named = before?.kind === 'role' && before.roles.includes('exact');
  return span.kind === 'title' && (spans.length === 1 || named) ? span.title.games : [];
}

function termsOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  vocabulary: Vocabulary,
): RequestTerm[] {
  const terms = new Map<string, RequestTerm>();
  for (const [i, span] of spans.entries()) {
    if (signs[i].sign !== 'wanted' || span.kind === 'title' || span.kind === 'maker' || span.kind === 'role') continue;
    const factual = span.kind === 'meaning' && span.meanings.every(({ kind }) => kind !== 'concept');
    if (factual) continue;
    for (const token of tokens.slice(span.start, span.end)) {
      if (!vocabulary.isContent(token)) continue;
      const weight = span.kind === 'meaning' ? UNDERSTOOD_TERM : 1;
      const held = terms.get(token.folded);
      if (!held || held.weight < weight) terms.set(token.folded, { es: token.stem.es, en: token.stem.en, weight });
    }
  }
  return [...terms.values()];
}
