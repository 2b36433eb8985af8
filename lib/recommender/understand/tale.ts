import type { Knowledge } from '../knowledge/knowledge';
import type { Request, RequestWish } from '../request';
import type { Polarity, Span } from '../spans/span';
import type { Token } from '../words/analyse';
import { tellsDetails } from './tells-details';
import { termsOf } from './terms';

/** Words of content up to which a text that says what to do is a wish, not a tale. */
const SHORT = 4;

/** The platform of whoever says "computer". */
const ANY_COMPUTER = 'platform:pc';

/** How a text speaks, besides its {@link Request.way}. */
interface Manner extends Pick<Request, 'way'> {
  /** It does nothing but name things. */
  readonly bare: boolean;
  /** It says what to do: "llevar una …". */
  readonly does: boolean;
}

/** Decides whether a text tells of some game, see {@link tellsDetails}, and gives its words and wishes accordingly. */
export function readAsTale(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  wishes: readonly RequestWish[],
  { way, bare, does }: Manner,
  knowledge: Knowledge,
): Pick<Request, 'tells' | 'terms' | 'wishes'> {
  const wished = termsOf(tokens, spans, signs, knowledge);
  const told = signs.some(({ sign }) => sign === 'unwanted') ? termsOf(tokens, spans, signs, knowledge, true) : wished;
  // In a list of wishes what is refused tells nothing; a sentence in one go may say what somebody does not do.
  const listed = tokens.some(({ breakBefore }) => breakBefore !== 'none');
  const refuses = listed && wishes.some(({ strength }) => strength === 'never');
  // Few words that say what to do, or name a thing, are a wish.
  const isWish = bare || (does && told.length <= SHORT && way !== 'recalls');
  const ofGames = tokens.some((token) => knowledge.vocabulary.is(token, 'gaming'));
  const tells = !isWish && tellsDetails({ way, wishes, terms: refuses ? wished : told }, ofGames);
  return tells ? { tells, terms: told, wishes: wishesOfTale(wishes, way) } : { tells, terms: wished, wishes };
}

/**
 * The wishes of a text that tells details: its facts do not filter, since "computer" and "old" are as likely part of the tale, and
 * what somebody does not do there forbids nothing where the text says that it describes a game. A platform with a name filters only
 * where it does not say so: memory errs by a console.
 */
function wishesOfTale(wishes: readonly RequestWish[], way: Request['way']): RequestWish[] {
  return wishes
    .filter(({ strength, aim }) => !(way === 'recalls' && strength === 'never' && aim.kind === 'concept'))
    .map((wish) => (wish.strength === 'must' && isFact(wish, way) ? { ...wish, strength: 'nice' } : wish));
}

function isFact({ id, aim }: RequestWish, way: Request['way']): boolean {
  return aim.kind === 'platform'
    ? way === 'recalls' || id === ANY_COMPUTER
    : aim.kind !== 'concept' && aim.kind !== 'seed' && aim.kind !== 'among';
}
