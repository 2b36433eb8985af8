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
export function milderThan(
  wish: RequestWish,
  { lexicon: { concepts }, conceptNumber }: Concepts,
): RequestWish | undefined {
  const { aim, strength } = wish;
  const milder = aim.kind === 'concept' && aim.concepts.length === 1 && concepts[aim.concepts[0]].forChildren;
  if (!milder || strength === 'never') return undefined;
  const concept = conceptNumber(milder);
  const { id, label, kind } = concepts[concept];
  return { ...wish, id: `concept:${id}`, label, sort: kind, aim: { kind: 'concept', concepts: [concept] } };
}
