import type { Concept } from '../lexicon';
import type { RequestWish } from '../request';

/**
 * The wishes without those exclusions that another wish implies the contrary of: "survival horror, no horror" cannot be met,
 * and the wish that names more wins; what makes the refused thing bearable takes its place. "I know the famous ones, something
 * lesser known" asks for no famous one, and an MMO without playing with people is still an MMO.
 */
export function withoutContradictions(
  all: readonly RequestWish[],
  concepts: readonly Concept[],
  numberOf: (id: string) => number,
): RequestWish[] {
  const hidden = all.some(({ aim, strength }) => aim.kind === 'fame' && aim.is === 'hidden' && strength === 'must');
  const mmo = all.some(({ aim, strength }) => aim.kind === 'players' && aim.mmo && strength === 'must');
  const wishes = all.filter((wish) => !(hidden && isPopular(wish)) && !(mmo && refusesCompany(wish)));
  if (!wishes.some(({ strength, aim }) => strength === 'never' && aim.kind === 'concept')) return [...wishes];
  const wanted = impliedByWanted(wishes, concepts, numberOf);
  const inVain = ({ strength, aim }: RequestWish): readonly number[] =>
    strength === 'never' && aim.kind === 'concept' && !aim.narrowed && aim.concepts.every((c) => wanted.has(c))
      ? aim.concepts
      : [];
  const eased = wishes.flatMap(inVain).map((concept) => concepts[concept]);
  return wishes.flatMap((wish) => {
    const implied = inVain(wish);
    if (implied.length > 0)
      return implied.flatMap((concept) => easing(wish, concepts[concept], concepts, numberOf, wishes));
    return asksContrary(wish, eased, concepts) ? [] : [wish];
  });
}

/** "Un soulslike que no sea muy difícil": games that are easy are of other kinds. */
function asksContrary(
  { strength, aim }: RequestWish,
  eased: readonly Concept[],
  concepts: readonly Concept[],
): boolean {
  if (strength === 'never' || aim.kind !== 'concept' || aim.concepts.length > 1) return false;
  const { kind, opposes = [] } = concepts[aim.concepts[0]];
  return eased.some((concept) => concept.easedBy && concept.kind === kind && opposes.includes(concept.id));
}

/** What is asked for instead of what cannot be refused: "a soulslike that isn't hard" has an easy mode. */
function easing(
  wish: RequestWish,
  { easedBy }: Concept,
  concepts: readonly Concept[],
  numberOf: (id: string) => number,
  others: readonly RequestWish[],
): RequestWish[] {
  const id = `concept:${easedBy}`;
  if (!easedBy || others.some((other) => other.id === id)) return [];
  const concept = numberOf(easedBy);
  const { label, kind, binds } = concepts[concept];
  const aim = { kind: 'concept', concepts: [concept] } as const;
  return [{ id, strength: 'must', label, words: wish.words, aim, sort: kind, ...(binds && { binds }) }];
}

/** The concepts that those asked for imply, at any remove. */
export function impliedByWanted(
  wishes: readonly RequestWish[],
  concepts: readonly Concept[],
  numberOf: (id: string) => number,
): Set<number> {
  const impliedBy = (concept: number): number[] => (concepts[concept].implies ?? []).map(numberOf);
  const wanted = new Set<number>();
  for (const { strength, aim } of wishes) {
    if (strength === 'never' || aim.kind !== 'concept' || aim.any) continue;
    const queue = aim.concepts.flatMap(impliedBy);
    for (const concept of queue) {
      if (wanted.has(concept)) continue;
      wanted.add(concept);
      queue.push(...impliedBy(concept));
    }
  }
  return wanted;
}

function isPopular({ aim, strength }: RequestWish): boolean {
  return aim.kind === 'fame' && aim.is === 'popular' && strength !== 'never';
}

function refusesCompany({ aim, strength }: RequestWish): boolean {
  return aim.kind === 'players' && strength === 'never' && !aim.mmo && !aim.solo;
}
