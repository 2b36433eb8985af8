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
 * neither is named, games for beginners at games.
 *
 * @param several the games of a series or a studio are asked for
 */
export function atGames(all: readonly RequestWish[], several: boolean, knowledge: Concepts): RequestWish[] {
  const { concepts } = knowledge.lexicon;
  const starts = all.some((wish) => isFor(wish, ({ withoutSeries }) => withoutSeries, concepts));
  const means = !several ? 'withoutSeries' : starts ? 'ofSeries' : undefined;
  const wishes = means ? once(all.map((wish) => insteadOf(wish, means, knowledge) ?? wish)) : all;
  const namesGenre = wishes.some(
    ({ strength, aim }) =>
      strength !== 'never' && aim.kind === 'concept' && aim.concepts.some((each) => concepts[each].kind === 'genre'),
  );
  if (namesGenre) return [...wishes];
  return once(wishes.map((wish) => insteadOf(wish, 'withoutGenre', knowledge) ?? wish));
}

/** The wishes, each once. */
function once(wishes: readonly RequestWish[]): RequestWish[] {
  return wishes.filter(({ id }, i) => wishes.findIndex((other) => other.id === id) === i);
}

/** Whether a wish is for a concept of which something holds, and for nothing else. */
function isFor(
  { aim, strength }: RequestWish,
  holds: (concept: Concept) => unknown,
  concepts: readonly Concept[],
): boolean {
  if (strength === 'never' || aim.kind !== 'concept' || aim.concepts.length > 1) return false;
  return Boolean(holds(concepts[aim.concepts[0]]));
}

/** A wish for another concept in the place of one that says which it then means; nothing for what is refused, or means no other. */
function insteadOf(
  wish: RequestWish,
  means: 'forChildren' | 'withoutGenre' | 'ofSeries' | 'withoutSeries',
  { lexicon: { concepts }, conceptNumber }: Concepts,
): RequestWish | undefined {
  const { aim, strength } = wish;
  const meant = aim.kind === 'concept' && aim.concepts.length === 1 && concepts[aim.concepts[0]][means];
  if (!meant || strength === 'never') return undefined;
  const concept = conceptNumber(meant);
  const { id, label, kind } = concepts[concept];
  return { ...wish, id: `concept:${id}`, label, sort: kind, aim: { kind: 'concept', concepts: [concept] } };
}
