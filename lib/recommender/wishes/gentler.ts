import type { Concept } from '../lexicon';
import type { RequestWish } from '../request';

/** Age up to which somebody who wants to be scared wants it gently. */
const CHILD = 11;

/** What {@link gentler} needs to know of the lexicon. */
interface Concepts {
  readonly lexicon: { readonly concepts: readonly Concept[] };
  readonly conceptNumber: (id: string) => number;
}

/** The wishes with what children are asked for in its milder form: "scary, for my nine-year-old" is not survival horror. */
export function gentler(wishes: readonly RequestWish[], knowledge: Concepts): RequestWish[] {
  const { conceptNumber } = knowledge;
  const forChild = wishes.some(
    ({ strength, aim }) =>
      strength !== 'never' &&
      ((aim.kind === 'concept' && !aim.any && aim.concepts.includes(conceptNumber('kids'))) ||
        (aim.kind === 'age' && Number(aim.to) <= CHILD)),
  );
  return forChild ? wishes.map((wish) => milderThan(wish, knowledge) ?? wish) : [...wishes];
}

/** The milder form of a wish, if it has one: "horror that isn't scary" is spooky. */
export function milderThan(wish: RequestWish, knowledge: Concepts): RequestWish | undefined {
  return insteadOf(wish, 'forChildren', knowledge);
}

/**
 * The wishes with what a newcomer asks for: of a series the games to begin it with, of a genre those that lead into it, and where
 * neither is named, games for beginners at games. Where somebody begins with says nothing there ("just got a Switch, where do I start").
 *
 * @param several the games of a series or a studio are asked for
 */
export function atGames(all: readonly RequestWish[], several: boolean, knowledge: Concepts): RequestWish[] {
  const { concepts } = knowledge.lexicon;
  const isWanted = (wish: RequestWish, holds: (concept: Concept) => unknown): boolean =>
    wish.strength !== 'never' && wish.aim.kind === 'concept' && wish.aim.concepts.some((each) => holds(concepts[each]));
  const asksStart = (wish: RequestWish) => isWanted(wish, ({ withoutSeries }) => withoutSeries);
  const instead = (wishes: readonly RequestWish[], means: Means): RequestWish[] => {
    const meant = wishes.map((wish) => insteadOf(wish, means, knowledge) ?? wish);
    return meant.filter(({ id }, i) => meant.findIndex((other) => other.id === id) === i);
  };

  const namesGenre = all.some((wish) => isWanted(wish, ({ kind }) => kind === 'genre'));
  let wishes = [...all];
  if (several && all.some(asksStart)) wishes = instead(wishes, 'ofSeries');
  else if (!several && namesGenre) wishes = instead(wishes, 'withoutSeries');
  else if (!several) wishes = wishes.filter((wish) => !asksStart(wish));
  return namesGenre ? wishes : instead(wishes, 'withoutGenre');
}

/** In what case a wish means another concept. */
type Means = 'forChildren' | 'withoutGenre' | 'ofSeries' | 'withoutSeries';

/** A wish for another concept in the place of one that says which it then means; nothing for what is refused, or means no other. */
function insteadOf(
  wish: RequestWish,
  means: Means,
  { lexicon: { concepts }, conceptNumber }: Concepts,
): RequestWish | undefined {
  const { aim, strength } = wish;
  const meant = aim.kind === 'concept' && aim.concepts.length === 1 && concepts[aim.concepts[0]][means];
  if (!meant || strength === 'never') return undefined;
  const concept = conceptNumber(meant);
  const { id, label, kind } = concepts[concept];
  return { ...wish, id: `concept:${id}`, label, sort: kind, aim: { kind: 'concept', concepts: [concept] } };
}
