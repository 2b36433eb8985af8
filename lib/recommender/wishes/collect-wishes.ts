import type { Knowledge } from '../knowledge/knowledge';
import type { MakerEntry } from '../knowledge/maker-index';
import type { RequestWish } from '../request';
import type { Among } from '../spans/among';
import { measuresOfSeeds } from '../spans/named-games';
import { conceptsOf, type Polarity, type Span } from '../spans/span';
import type { Token } from '../words/analyse';
import { withRoles } from './as-whom';
import { bindNeed, needId, needLabel } from './bind-need';
import { withCompanyTold } from './company-told';
import { putNamesAndConcepts, putSuggestions } from './concept-wishes';
import { needsIn } from './fact-needs';
import { atGames, gentler, milderThan } from './gentler';
import { machinesApart, needsCrossplay } from './machines-apart';
import { machinesAtHand } from './machines-at-hand';
import { measuredBySeeds } from './measured-by-seeds';
import { mergeNeeds } from './merge-needs';
import { narrowedRefusals } from './narrowed-refusals';
import { type NamedMachine, platformWishes } from './platform-wishes';
import { isPhrase, type Reading, readingsOf } from './reading';
import { refuseNearKinds } from './refuse-near-kinds';
import { refusedParts } from './refused-parts';
import { sharedConsole } from './shared-console';
import { withStrictAge } from './teenager';
import { WishList } from './wish-list';
import { withoutContradictions } from './without-contradictions';
import { withoutMachinesOfOld } from './without-machines-of-old';
import { withoutVagueAges } from './without-vague-ages';
import { withoutVagueLengths } from './without-vague-lengths';

/** The wishes of a text, from its spans and the polarity of each: names and sorts of game first, then facts, then machines. */
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
  const all = withRoles(readingsOf(spans, signs, read), tokens, knowledge);
  const parts = refusedParts(all, tokens, knowledge);
  const narrowed = narrowedRefusals(all, tokens, knowledge);
  const adjectives = new Set<Reading>(narrowed.values());
  const readings = all.filter((reading) => !parts.has(reading) && !narrowed.has(reading) && !adjectives.has(reading));
  const phrases = readings.filter(isPhrase);
  const machines = phrases.flatMap((reading) =>
    reading.span.meanings.flatMap((meaning) =>
      meaning.kind === 'platform' ? [{ platform: meaning.platform, reading }] : [],
    ),
  );

  putNamesAndConcepts(wishes, readings, signs, among, tokens, read, knowledge);
  putSuggestions(wishes, phrases, conceptNumber);
  for (const part of parts.values()) wishes.put(part);
  const measures = measuresOfSeeds(spans, signs, knowledge);
  for (const [sort, { span, words }] of narrowed) {
    const [need] = span.meanings.flatMap((meaning) => (meaning.kind === 'fact' ? (meaning.fact.need ?? []) : []));
    wishes.putNarrowed(
      conceptsOf(sort.span),
      bindNeed(need, span.numbers, measures),
      `${sort.words} / ${words}`,
      knowledge.newestYear,
    );
  }

  // "My laptop is a potato" speaks of a computer, unless another machine is named.
  const computer = machines.every(({ reading }) => reading.strength === 'never');
  const needs = needsIn(phrases, spans, tokens, measures);
  const stated = withoutVagueLengths(withoutVagueAges(needs)).map(({ need, reading }) => ({ need, ...reading }));
  const shared = sharedConsole(stated, machines, tokens, knowledge.vocabulary, lexicon.platforms);
  const apart = machinesApart(machines, spans, tokens, knowledge.vocabulary);
  const across = apart && needsCrossplay(machines, lexicon.platforms) ? acrossMachines(machines, lexicon) : [];
  for (const { concept, words } of across) wishes.putConcepts([concept], 'must', words);
  const online = across.map(({ need, words }) => ({ need, strength: 'must' as const, words }));
  for (const { need: merged, strength, words } of mergeNeeds([...stated, ...shared, ...online])) {
    const need = withStrictAge(merged, wishes.list(), lexicon.concepts);
    const label = needLabel(need, lexicon.grammar.labels, knowledge.newestYear);
    const aim = need.kind === 'hardware' ? { ...need, computer } : need;
    wishes.put({ id: needId(need), strength, label, words, aim, sort: need.kind });
  }

  const { vocabulary, newestYear } = knowledge;
  const owned = withoutMachinesOfOld(machines, stated, spans, tokens, vocabulary, lexicon.platforms, newestYear);
  const atHand = machinesAtHand(owned, phrases, lexicon.platforms);
  for (const wish of platformWishes([...owned, ...atHand], spans, apart, lexicon)) wishes.put(wish);
  for (const machine of owned) {
    const maker = makerOnOwnMachine(machine, owned, tokens, knowledge);
    if (maker) wishes.putAmong({ sort: 'maker', name: maker.name, games: maker.games }, 'never', machine.reading.words);
  }

  for (const torn of wishes.torn()) {
    const milder = milderThan(torn.wanted, knowledge);
    if (milder) wishes.settle(torn, milder);
  }
  const consistent = withoutContradictions(
    measuredBySeeds(atGames(gentler(wishes.list(), knowledge), among.some(Boolean), knowledge), lexicon.concepts),
    lexicon.concepts,
    conceptNumber,
  );
  return withCompanyTold(refuseNearKinds(consistent, lexicon.concepts, conceptNumber), lexicon.concepts);
}

/** What people want who each have another machine: to play online, and a game in which machines meet. */
function acrossMachines(machines: readonly NamedMachine[], { concepts }: Knowledge['lexicon']) {
  const words = machines.flatMap(({ reading }) => (reading.strength === 'never' ? [] : [reading.words])).join(', ');
  const need = { kind: 'players', online: true, multiplayer: true } as const;
  return concepts.flatMap(({ betweenMachines }, concept) => (betweenMachines ? [{ concept, need, words }] : []));
}

/** The studio that a text refuses by the name of a machine's maker: "3DS, que no sea de Nintendo" leaves the machine in. */
function makerOnOwnMachine(
  { platform, reading }: NamedMachine,
  machines: readonly NamedMachine[],
  tokens: readonly Token[],
  { lexicon: { platforms }, makers }: Knowledge,
): MakerEntry | undefined {
  const isOwn = machines.some(
    (other) => other.reading.strength !== 'never' && platforms[platform].any?.includes(platforms[other.platform].id),
  );
  if (reading.strength !== 'never' || !isOwn) return undefined;
  for (let at = reading.span.start; at < reading.span.end; at++) {
    const studio = makers.longestAt(tokens, at);
    if (studio) return studio.values[0];
  }
  return undefined;
}
