import type { TitleEntry } from '../knowledge/title-index';
import type { Lexicon } from '../lexicon';
import type { Strength } from '../recommendation';
import type { BoundNeed, RequestWish } from '../request';
import type { Among } from '../spans/among';
import { words } from '../words/analyse';
import { fill, joined, needId, needLabel } from './bind-need';

/** How many of its best-known games stand for a studio. */
const STAND_FOR = 3;

/** Kinds of concept that games are about. */
const TOPICS: readonly string[] = ['theme', 'genre'];

const STRICTNESS: Readonly<Record<Strength, number>> = { nice: 0, must: 1, never: 2 };

/** A thing that a text asks for and refuses all the same. */
export interface Torn {
  readonly wanted: RequestWish;
  readonly refused: RequestWish;
}

/** The wishes of a text while it is read, each once, in the order in which they were said. */
export class WishList {
  readonly #lexicon: Lexicon;
  readonly #wishes = new Map<string, RequestWish>();
  readonly #torn: Torn[] = [];

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Adds a wish. Said twice, the stricter word counts, and a "never" beats both. */
  put(wish: RequestWish): void {
    const held = this.#wishes.get(wish.id);
    if (held && held.words !== wish.words) {
      if (held.strength !== 'never' && wish.strength === 'never') this.#torn.push({ wanted: held, refused: wish });
      // "No horror … horror scares me" repeats itself.
      if (held.less && wish.strength !== 'never') this.#torn.push({ wanted: wish, refused: held });
    }
    if (!held || STRICTNESS[wish.strength] > STRICTNESS[held.strength]) this.#wishes.set(wish.id, wish);
  }

  /** Adds a wish for some concepts together, or for `any` of them; `less` where not all of them is refused, `asWhom` where it is whom one plays. */
  putConcepts(
    concepts: readonly number[],
    strength: Strength,
    said: string,
    { any = false, less = false, asWhom = false }: { any?: boolean; less?: boolean; asWhom?: boolean } = {},
  ): void {
    const { concepts: all, grammar } = this.#lexicon;
    const named = concepts.map((concept) => all[concept]);
    this.put({
      id: `concept:${named.map(({ id }) => id).join(any ? '|' : '+')}`,
      strength,
      label: joined(
        named.map(({ label }) => label),
        any ? grammar.labels.or : ' + ',
      ),
      words: said,
      aim: { kind: 'concept', concepts, ...(any && { any }), ...(asWhom && { asWhom }) },
      sort: named[0].kind,
      ...(less && { less }),
      ...(named.length === 1 && named[0].binds && { binds: named[0].binds }),
    });
  }

  /** Adds the refusal of a sort of game as far as a fact holds of it: "no long RPGs". */
  putNarrowed(concepts: readonly number[], narrowed: BoundNeed, said: string, newestYear: number): void {
    const { concepts: all, grammar } = this.#lexicon;
    const named = concepts.map((concept) => all[concept]);
    this.put({
      id: `concept:${[...named.map(({ id }) => id), needId(narrowed)].join('+')}`,
      strength: 'never',
      label: joined([...named.map(({ label }) => label), needLabel(narrowed, grammar.labels, newestYear)], ' + '),
      words: said,
      aim: { kind: 'concept', concepts, narrowed },
      sort: named[0].kind,
    });
  }

  /** Adds a wish for likeness to a game, or the refusal of it and of the themes of its name. */
  putSeed(title: TitleEntry, strength: Strength, said: string, themes: readonly number[] = []): void {
    const id = `seed:${title.ids.join('+')}`;
    // "Like Skyrim but not Skyrim": both hold, since likeness and identity are two things.
    const itself = strength === 'never' && (this.#wishes.get(id)?.strength ?? 'never') !== 'never';
    this.put({
      id: itself ? `${id}:itself` : id,
      strength,
      // What is refused is the game and its series, not all that is like it.
      label:
        strength === 'never' ? { es: title.name, en: title.name } : fill(this.#lexicon.grammar.labels.seed, title.name),
      words: said,
      aim: {
        kind: 'seed',
        games: title.games,
        name: title.name,
        ...(title.series.length > 0 && { series: title.series }),
        ...(themes.length > 0 && { themes }),
      },
      sort: 'seed',
    });
  }

  /** Adds a wish for likeness to what a studio is best known for. */
  putLikeMaker({ name, games }: Among, strength: Strength, said: string): void {
    this.put({
      id: `seed:${words(name).join('-')}`,
      strength,
      label: fill(this.#lexicon.grammar.labels.seed, name),
      words: said,
      aim: { kind: 'seed', games: games.slice(0, STAND_FOR), name },
      sort: 'seed',
    });
  }

  /** Adds a wish for a series or a studio. No game is of two, and hardly any by two: who names several will have either. */
  putAmong({ sort, name, games }: Among, strength: Strength, said: string, themes: readonly number[] = []): void {
    const { labels } = this.#lexicon.grammar;
    const id = `${sort}:${words(name).join('-')}`;
    const label = fill(labels[sort], name);
    const wish: RequestWish = {
      id,
      strength,
      label,
      words: said,
      aim: { kind: 'among', games, ...(themes.length > 0 && { themes }) },
      sort,
    };
    const held = this.list().find((other) => other.sort === sort && other.strength !== 'never');
    if (strength === 'never' || held?.aim.kind !== 'among' || held.id === id) {
      this.put(wish);
      return;
    }
    this.#wishes.delete(held.id);
    this.put({
      ...wish,
      id: `${held.id}|${id}`,
      label: joined([held.label, label], labels.or),
      words: `${held.words} / ${said}`,
      aim: { kind: 'among', games: [...new Set([...held.aim.games, ...games])] },
    });
  }

  /**
   * Makes what a phrase means an alternative to the wish for concepts that other words gave; says whether there was one. Where either
   * means several ("a zoo": animals, and a tycoon), two of one kind, or else two things that games are about, are the
   * alternatives, and what else is meant is nice to have.
   */
  join(concepts: readonly number[], strength: Strength, said: string, others: string): boolean {
    const given = this.list().filter((wish) => wish.strength !== 'never' && wish.words.endsWith(others));
    const known = this.#lexicon.concepts;
    const pairs = given.flatMap((held) => {
      const { aim } = held;
      return aim.kind === 'concept' ? concepts.map((concept) => ({ held, of: aim.concepts, concept })) : [];
    });
    if (pairs.length < given.length * concepts.length) return false;
    // "Narcos o mafia" is one thing said twice.
    if (pairs.some(({ of, concept }) => of.includes(concept))) return concepts.length === 1;
    const isTopic = (kind: string) => TOPICS.includes(kind);
    const pair =
      pairs.length === 1
        ? pairs[0]
        : (pairs.find(({ held, concept }) => held.sort === known[concept].kind) ??
          pairs.find(({ held, concept }) => isTopic(held.sort) && isTopic(known[concept].kind)));
    if (!pair) return false;
    const { held, of, concept } = pair;
    for (const wish of given) {
      this.#wishes.delete(wish.id);
      if (wish !== held) this.put({ ...wish, strength: 'nice' });
    }
    this.putConcepts([...of, concept], strength, `${held.words} / ${said}`, { any: true });
    for (const other of concepts) if (other !== concept) this.putConcepts([other], 'nice', said);
    return true;
  }

  /** Whether a wish speaks against a concept: it is refused, or opposes one that is asked for. */
  speaksAgainst(concept: number, numberOf: (id: string) => number): boolean {
    const { concepts } = this.#lexicon;
    const opposed = (a: number, b: number) => (concepts[a].opposes ?? []).some((id) => numberOf(id) === b);
    return this.list().some(({ strength, aim }) => {
      if (aim.kind !== 'concept') return false;
      if (strength === 'never') return aim.concepts.includes(concept);
      return aim.concepts.some((wanted) => opposed(wanted, concept) || opposed(concept, wanted));
    });
  }

  list(): RequestWish[] {
    return [...this.#wishes.values()];
  }

  /** What was asked for and is refused all the same: "horror that isn't scary", "a less scary horror game". */
  torn(): readonly Torn[] {
    return this.#torn;
  }

  /** Puts the milder form of such a thing in its place; where less of it is refused, not all, it stays allowed. */
  settle({ refused }: Torn, milder: RequestWish): void {
    if (refused.less) this.#wishes.delete(refused.id);
    this.put(milder);
  }
}
