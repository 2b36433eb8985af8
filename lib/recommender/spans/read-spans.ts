import type { Language } from '../game';
import type { Knowledge } from '../knowledge/knowledge';
import type { Token } from '../words/analyse';
import { withAdjectives } from './adjectives';
import { asidesIn, withAsides } from './asides';
import { withBetter } from './better';
import { withoutBothTold } from './both-told';
import { circumstancesIn, withCircumstances } from './circumstances';
import { withCompared } from './compared';
import { withComplaints } from './complaints';
import { withoutEchoes } from './echoes';
import { withListedAlternatives } from './listed-alternatives';
import { withListedNames } from './listed-names';
import { withoutMachinesTold } from './machines-told';
import { withoutOnceTold } from './once-told';
import { withOthersGames } from './others-games';
import { withPermitted } from './permitted';
import { polarities, withOnlyWish } from './polarity';
import { withSharedHeads } from './shared-head';
import { withSharedNames, withWholeNames } from './shared-name';
import { withShunned } from './shunned';
import type { CutText, Polarity, Span } from './span';
import { cutIntoSpans } from './spans';
import { statementsIn, withTold } from './statements';
import { withTastes } from './tastes';
import { withoutTimeTold } from './time-told';
import { withUsualNames } from './usual-names';
import { withVerdicts } from './verdicts';

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
    withVerdicts,
    withoutBothTold,
    withoutEchoes,
    withComplaints,
    withListedNames,
    withUsualNames,
    withoutTimeTold,
    withoutMachinesTold,
    withoutOnceTold,
    withBetter,
    withPermitted,
    withCompared,
    (signs, cut) => withTastes(signs, cut, knowledge.gamesOfAll),
    withOthersGames,
    withOnlyWish,
    (signs) => withAsides(signs, asides),
    withTold,
    withShunned,
    (signs, cut) => withCircumstances(signs, cut, told),
  ];
  const signs = turns.reduce<readonly Polarity[]>((read, turn) => turn(read, text), polarities(text));
  return { spans, signs, ofGame: spans.filter((_, i) => !asides[i] && !stated[i] && !told[i]), told };
}
