import type { Game } from '../lib/recommender/game';
import type { Recommender } from '../lib/recommender/recommendation';
import { mean, ndcg, overlap, precision, reciprocalRank } from './metrics';
import set from './relevance.json';

/** A need with its wordings, and the games that answer it. */
export interface Need {
  readonly id: string;
  readonly kind: string;
  readonly es: readonly string[];
  readonly en: readonly string[];
  /** Ids squarely asked for, and acceptable ones. */
  readonly best: readonly string[];
  readonly good: readonly string[];
  /** Ids that must not appear. */
  readonly never: readonly string[];
}

/** A description of one game by somebody who forgot its name. */
export interface KnownItem {
  readonly lang: 'es' | 'en';
  readonly text: string;
  readonly accept: readonly string[];
}

/** Figures of one language, all 0 to 1. */
export interface Figures {
  readonly requests: number;
  readonly ndcg: number;
  readonly precision: number;
  readonly strict: number;
  readonly success: number;
  readonly forbidden: number;
  readonly empty: number;
}

/** How well the requests of the set are answered, all shares 0 to 1. */
export interface RelevanceReport {
  readonly es: Figures;
  readonly en: Figures;
  /** Mean share of the first ten that free wordings of one need have in common. */
  readonly overlap: number;
  /** The same for faithful translations: what a reader of either language may expect to be equal. */
  readonly parity: number;
  readonly known: { readonly items: number; readonly hit10: number; readonly mrr: number };
  readonly kinds: ReadonlyMap<string, number>;
  /** Needs from worst to best, with what was found. */
  readonly rows: readonly {
    readonly id: string;
    readonly text: string;
    readonly ndcg: number;
    readonly found: readonly string[];
  }[];
}

/** What people ask for, in several wordings each. */
export const needs: readonly Need[] = set.needs;
/** Games that are described instead of named. */
export const knownItems = set.known as readonly KnownItem[];

/** Ids that the set names and the catalogue lacks. */
export function unknownIds(games: readonly Game[]): string[] {
  const ids = new Set(games.map(({ id }) => id));
  const named = [
    ...needs.flatMap(({ best, good, never }) => [...best, ...good, ...never]),
    ...knownItems.flatMap(({ accept }) => accept),
  ];
  return [...new Set(named.filter((id) => !ids.has(id)))];
}

/** Asks every request of the project's own relevance set. */
export function measureRelevance(recommender: Recommender): RelevanceReport {
  const ask = (text: string) => recommender.recommend(text).matches.map(({ game }) => game.id);
  const asked = needs.flatMap((need) =>
    (['es', 'en'] as const).flatMap((lang) =>
      need[lang].map((text) => ({ need, lang, text, found: ask(text), grades: gradesOf(need) })),
    ),
  );
  const figures = (lang: 'es' | 'en'): Figures => {
    const rows = asked.filter((row) => row.lang === lang);
    return {
      requests: rows.length,
      ndcg: mean(rows.map(({ found, grades }) => ndcg(found, grades))),
      precision: mean(rows.map(({ found, grades }) => precision(found, grades))),
      strict: mean(rows.map(({ found, grades }) => precision(found, grades, 2))),
      success: mean(rows.map(({ found, grades }) => Number(found.slice(0, 10).some((id) => grades.get(id) === 2)))),
      forbidden: mean(rows.map(({ found, need }) => found.filter((id) => need.never.includes(id)).length / 12)),
      empty: mean(rows.map(({ found }) => Number(found.length === 0))),
    };
  };
  const wordings = needs.flatMap((need) => {
    const lists = asked.filter((row) => row.need === need).map(({ found }) => found);
    return lists.slice(1).map((list) => overlap(lists[0], list));
  });
  const ranks = knownItems.map(({ text, accept }) => reciprocalRank(ask(text), new Set(accept)));
  const kinds = new Map(
    [...new Set(needs.map(({ kind }) => kind))].map((kind) => [
      kind,
      mean(asked.filter(({ need }) => need.kind === kind).map(({ found, grades }) => ndcg(found, grades))),
    ]),
  );
  return {
    es: figures('es'),
    en: figures('en'),
    overlap: mean(wordings),
    parity: mean(set.pairs.map(({ es, en }) => overlap(ask(es), ask(en)))),
    known: { items: ranks.length, hit10: mean(ranks.map((rank) => Number(rank >= 0.1))), mrr: mean(ranks) },
    kinds,
    rows: asked
      .map(({ need, text, found, grades }) => ({ id: need.id, text, ndcg: ndcg(found, grades), found }))
      .sort((a, b) => a.ndcg - b.ndcg),
  };
}

function gradesOf({ best, good }: Need): ReadonlyMap<string, number> {
  return new Map([...good.map((id) => [id, 1] as const), ...best.map((id) => [id, 2] as const)]);
}
