import type { Language } from '../game';
import type { Knowledge } from '../knowledge/knowledge';
import type { Role } from '../knowledge/roles';
import type { WordClass } from '../knowledge/word-classes';
import type { Token } from '../words/analyse';
import { withAdjectives } from './adjectives';
import { asidesIn, withAsides } from './asides';
import { withBesides } from './besides';
import { withBetter } from './better';
import { withBettered } from './bettered';
import { withoutBothTold } from './both-told';
import { withoutBygones } from './bygones';
import { withoutFormerTastes } from './changed-tastes';
import { circumstancesIn, withCircumstances } from './circumstances';
import { withCompared } from './compared';
import { withComplaints } from './complaints';
import { withoutContrasts } from './contrasts';
import { withoutCorrected } from './corrections';
import { withoutCountedNames } from './counted-names';
import { withoutDifference } from './difference';
import { withoutEchoes } from './echoes';
import { withEitherWay } from './either-way';
import { withoutExcess } from './excess';
import { withoutHeard } from './heard';
import { withoutLesser } from './lesser';
import { withLikedAfterAll } from './liked-after-all';
import { withListedAlternatives } from './listed-alternatives';
import { withListedExamples } from './listed-examples';
import { withListedNames } from './listed-names';
import { withoutLitotes } from './litotes';
import { withoutMachinesTold } from './machines-told';
import { withoutManners } from './manners';
import { withNamesakes } from './namesakes';
import { withoutNarrowedKinds } from './narrowed-kinds';
import { withNumberedNames } from './numbered-names';
import { withoutOnceTold } from './once-told';
import { withOthersGames } from './others-games';
import { withoutPartnersTold } from './partners-told';
import { withoutPeopleFrom } from './people-from';
import { withPermitted } from './permitted';
import { polarities, withOnlyWish } from './polarity';
import { withRefusedThose } from './refused-those';
import { withoutScorn } from './scorn';
import { withSharedHeads } from './shared-head';
import { withSharedNames, withWholeNames } from './shared-name';
import { withShunned } from './shunned';
import { withoutSoonSick } from './soon-sick';
import { type CutText, type Polarity, rolesIn, type Span } from './span';
import { cutIntoSpans } from './spans';
import { statementsIn, withTold } from './statements';
import { withTastes } from './tastes';
import { withThemesMeant } from './themes-meant';
import { withoutTimeTold } from './time-told';
import { withUnskilled } from './unskilled';
import { withUsualNames } from './usual-names';
import { withVerdicts } from './verdicts';
import { withVersions } from './versions';
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

/** What a text may hold that a turn of phrase hinges on: a role, a class of words, or a kind of span. */
type Mark = Role | WordClass | Span['kind'];

/** What a turn of phrase is read in: a text, and what was found in it before. */
interface TurnText extends CutText {
  readonly knowledge: Knowledge;
  /** By span: whether it is said by the way, see {@link asidesIn}. */
  readonly asides: readonly boolean[];
  /** By span, see {@link SpansRead.told}. */
  readonly told: readonly boolean[];
}

/** A turn of phrase that changes what was read so far, and what it hinges on: a text without any of the marks, where there are some, leaves all as it was. */
type Turn = readonly [
  read: (signs: readonly Polarity[], text: TurnText) => readonly Polarity[],
  ...hingesOn: readonly Mark[],
];

/** All turns of phrase, in the order in which they are read; each says which it is. Most texts have the marks of few. */
export const TURNS: readonly Turn[] = [
  [withListedAlternatives],
  [withEitherWay, 'or'],
  [withListedExamples, 'title'],
  [withoutScorn, 'scorn'],
  [withVerdicts, 'too', 'disappoints', 'overdone', 'judges', 'runs', 'title'],
  [withRefusedThose, 'refuses-those'],
  [withoutBothTold, 'title'],
  [withoutEchoes, 'pronoun', 'person'],
  [withoutContrasts, 'turns'],
  [withoutLitotes, 'litotes'],
  [withUnskilled, 'unskilled'],
  [withoutNarrowedKinds, 'about'],
  [withoutExcess, 'excessive'],
  [withComplaints, 'copula', 'distress', 'stings', 'stirs', 'pronoun', 'negator'],
  [withWhatFor, 'what-for'],
  [withoutSoonSick, 'quickly'],
  [withListedNames, 'title'],
  [withLikedAfterAll, 'title'],
  [withUsualNames, 'title'],
  [withBesides, 'besides'],
  [withoutTimeTold],
  [withoutMachinesTold, 'title'],
  [withoutCountedNames, 'title'],
  [withoutPeopleFrom, 'others'],
  [withoutHeard],
  [withoutOnceTold, 'once'],
  [withoutBygones, 'bygone'],
  [(signs, text) => withoutFormerTastes(signs, text, text.knowledge.isOf), 'formerly', 'just-now', 'left'],
  [withBetter, 'better'],
  [withBettered, 'improves', 'its', 'title'],
  [withPermitted, 'permits'],
  [withCompared, 'than'],
  [withoutLesser, 'lesser'],
  [(signs, text) => withTastes(signs, text, text.knowledge.gamesOfAll), 'tastes', 'habit', 'like'],
  [(signs, text) => withoutManners(signs, text, text.knowledge.isOf), 'title'],
  [withOthersGames, 'title'],
  [withoutDifference, 'different'],
  [withoutPartnersTold, 'owner'],
  [withoutCorrected, 'corrects'],
  [withOnlyWish],
  [(signs, text) => withAsides(signs, text.asides, text)],
  [withTold, 'telling', 'owner'],
  [withShunned],
  [(signs, text) => withCircumstances(signs, text, text.told)],
];

/**
 * Cuts the words of a text into phrases, names and small words, and reads which of them are wanted. `turnsOf`: the turns of phrase to
 * read in a text, by default those that it has marks of.
 */
export function readSpans(
  tokens: readonly Token[],
  knowledge: Knowledge,
  spoken: Language | undefined,
  turnsOf: (text: CutText) => readonly Turn[] = turnsIn,
): SpansRead {
  const { vocabulary, titles, lexicon } = knowledge;
  const kindOf = (concept: number) => lexicon.concepts[concept].kind;
  const whole = withWholeNames(withAdjectives(cutIntoSpans(tokens, knowledge, spoken), tokens, knowledge), tokens);
  const cut = withVersions(withNamesakes(withNumberedNames(whole, tokens, knowledge), knowledge), tokens, knowledge);
  const spans = withSharedNames(withSharedHeads(cut, tokens, vocabulary, spoken), tokens, titles, vocabulary);
  const text: CutText = { tokens, spans, vocabulary, lexicon, kindOf, spoken };
  const stated = statementsIn(text);
  const asides = asidesIn(text, stated);
  const told = circumstancesIn(text);
  const found: TurnText = { ...text, knowledge, asides, told };
  let signs: readonly Polarity[] = polarities(text);
  for (const [read] of turnsOf(text)) signs = read(signs, found);
  return {
    spans: withThemesMeant(spans, signs, text),
    signs,
    ofGame: spans.filter((_, i) => !asides[i] && !stated[i] && !told[i]),
    told,
  };
}

function turnsIn(text: CutText): readonly Turn[] {
  const marks = marksOf(text);
  return TURNS.filter(([, ...hingesOn]) => hingesOn.length === 0 || hingesOn.some((mark) => marks.has(mark)));
}

/** Every mark that a text has. */
function marksOf({ tokens, spans }: CutText): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const { classes } of tokens) for (const wordClass of classes) marks.add(wordClass);
  for (const span of spans) {
    marks.add(span.kind);
    for (const role of rolesIn(span)) marks.add(role);
  }
  return marks;
}
