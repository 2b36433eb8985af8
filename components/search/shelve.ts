import type { FoundGame, Understood, UnderstoodWish } from '@/lib/search/contract';

/**
 * Why games stand together: they meet whatever binds, they come near, or they alone have something that was asked for,
 * although they miss what binds. `all` where there is nothing to tell apart.
 */
export type SectionKind = 'all' | 'only' | 'full' | 'near';

/** Games that stand together on the shelf. */
export interface Section {
  readonly kind: SectionKind;
  readonly games: readonly FoundGame[];
  /** The wishes that this is about: what `only` these games have, what was set aside for `full`. */
  readonly wishes: readonly UnderstoodWish[];
}

/**
 * Sorts the games of an answer into those that meet every wish that binds and those that come near, each in the order that
 * they came in. What was set aside binds no more. Games that lead although they miss something, because no full match has
 * what they have, keep the lead.
 */
export function shelve(games: readonly FoundGame[], understood: Understood | undefined): Section[] {
  const all: Section[] = [{ kind: 'all', games, wishes: [] }];
  if (!understood) return all;
  const { deseos, relajados } = understood;
  const aside = deseos.filter(({ id }) => relajados.includes(id));
  const binding = deseos.filter((wish) => binds(wish) && !aside.includes(wish));
  const judged = games.every((game) => binding.every(({ id }) => verdictOn(game, id) !== undefined));
  // What a text describes is one game, and the others are there because they are like it.
  const describes = games.some(({ distincion }) => distincion === 'descrito');
  if (!judged || describes) return all;

  const meetsAll = (game: FoundGame) => binding.every(({ id }) => verdictOn(game, id) === 'cumplido');
  const full = games.filter(meetsAll);
  if (full.length === 0 || full.length === games.length) return all;

  const meets = (game: FoundGame, { id }: UnderstoodWish) => verdictOn(game, id) === 'cumplido';
  const rare = deseos.filter((wish) => wish.tipo === 'deseable' && !full.some((game) => meets(game, wish)));
  const lead = games.slice(0, games.findIndex(meetsAll)).filter((game) => rare.some((wish) => meets(game, wish)));
  const near = games.filter((game) => !full.includes(game) && !lead.includes(game));
  const sections: Section[] = [
    { kind: 'only', games: lead, wishes: rare.filter((wish) => lead.some((game) => meets(game, wish))) },
    { kind: 'full', games: full, wishes: aside },
    { kind: 'near', games: near, wishes: [] },
  ];
  return sections.filter((section) => section.games.length > 0);
}

/** Whether a game has to meet a wish: what must be there, and what must not. */
export function binds({ tipo }: UnderstoodWish): boolean {
  return tipo === 'imprescindible' || tipo === 'nunca';
}

/** Whether a wish asks for something: it is neither refused nor taken back. */
export function asks({ tipo }: UnderstoodWish): boolean {
  return tipo === 'imprescindible' || tipo === 'deseable';
}

function verdictOn(game: FoundGame, wish: string) {
  return game.deseos?.find(({ id }) => id === wish)?.estado;
}
