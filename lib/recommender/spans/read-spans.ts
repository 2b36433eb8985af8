import type { Language } from '../game';
import type { Knowledge } from '../knowledge/knowledge';
import type { Token } from '../words/analyse';
import { withAdjectives } from './adjectives';
import { asidesIn, withAsides } from './asides';
import { withBetter } from './better';
import { withoutBothTold } from './both-told';
import { withoutBygones } from './bygones';
import { circumstancesIn, withCircumstances } from './circumstances';
import { withCompared } from './compared';
import { withComplaints } from './complaints';
import { withoutContrasts } from './contrasts';
import { withoutCountedNames } from './counted-names';
import { withoutEchoes } from './echoes';
import { withoutHeard } from './heard';
import { withoutLesser } from './lesser';
import { withLikedAfterAll } from './liked-after-all';
import { withListedAlternatives } from './listed-alternatives';
import { withListedExamples } from './listed-examples';
import { withListedNames } from './listed-names';
import { withoutMachinesTold } from './machines-told';
import { withoutManners } from './manners';
import { withoutNarrowedKinds } from './narrowed-kinds';
import { withoutOnceTold } from './once-told';
import { withOthersGames } from './others-games';
import { withoutPartnersTold } from './partners-told';
import { withoutPeopleFrom } from './people-from';
import { withPermitted } from './permitted';
import { polarities, withOnlyWish } from './polarity';
import { withoutScorn } from './scorn';
import { withSharedHeads } from './shared-head';
import { withSharedNames, withWholeNames } from './shared-name';
import { withShunned } from './shunned';
import { withoutSoonSick } from './soon-sick';
import type { CutText, Polarity, Span } from './span';
import { cutIntoSpans } from './spans';
import { statementsIn, withTold } from './statements';
import { withTastes } from './tastes';
import { withoutTimeTold } from './time-told';
import { withUsualNames } from './usual-names';
import { withVerdicts } from './verdicts';
import { withWhatFor } from './what-for';

/** A text as its spans, in order, and what each of them is. */
export interface SpansRead {
  readonly spans: readonly Span[];
  /** By span: whether it is wanted, and how much. */
  readonly signs: readonly Polarity[];
  /** The spans that speak of the game: without what is said of somebody's life. */
  readonly ofGame: readonly Span[];
  /** By span: whether it stands where a long message tells of somebody's life. */
  readonly told: readonly boolean[];
}

/** Turns of phrase that change what was read so far; each says which. */
type Turn = (signs: readonly Polarity[], text: CutText) => readonly Polarity[];

/** Cuts the words of a text into phrases, names and small words, and reads which of them are wanted. */
export function readSpans(tokens: readonly Token[], knowledge: Knowledge, spoken: Language | undefined): SpansRead {
  const { vocabulary, titles, lexicon } = knowledge;
  const kindOf = (concept: number) => lexicon.concepts[concept].kind;
  const cut = withWholeNames(withAdjectives(cutIntoSpans(tokens, knowledge, spoken), tokens, knowledge), tokens);
  const spans = withSharedNames(withSharedHeads(cut, tokens, vocabulary, spoken), tokens, titles, vocabulary);
  const text: CutText = { tokens, spans, vocabulary, lexicon, kindOf, spoken };
  const stated = statementsIn(text);
  const asides = asidesIn(text, stated);
  const told = circumstancesIn(text);
  const turns: readonly Turn[] = [
    withListedAlternatives,
    withListedExamples,
    withoutScorn,
    withVerdicts,
    withoutBothTold,
    withoutEchoes,
    withoutContrasts,
    withoutNarrowedKinds,
    withComplaints,
    withWhatFor,
    withoutSoonSick,
    withListedNames,
    withLikedAfterAll,
    withUsualNames,
    withoutTimeTold,
    withoutMachinesTold,
    withoutCountedNames,
    withoutPeopleFrom,
    withoutHeard,
    withoutOnceTold,
    withoutBygones,
    withBetter,
    withPermitted,
    withCompared,
    withoutLesser,
    (signs, cut) => withTastes(signs, cut, knowledge.gamesOfAll),
    (signs, cut) => withoutManners(signs, cut, knowledge.isOf),
    withOthersGames,
    withoutPartnersTold,
    withOnlyWish,
    (signs) => withAsides(signs, asides),
    withTold,
    withShunned,
    (signs, cut) => withCircumstances(signs, cut, told),
  ];
  const signs = turns.reduce<readonly Polarity[]>((read, turn) => turn(read, text), polarities(text));
  return { spans, signs, ofGame: spans.filter((_, i) => !asides[i] && !stated[i] && !told[i]), told };
}
