import { create, insertMultiple, search } from '@orama/orama';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import type { Game } from '../lib/recommender/game';
import type { Lexicon } from '../lib/recommender/lexicon';

/** A search library, filled and ready: gives one list of the games that it finds, at most {@link LIMIT}. */
export type Ask = (query: string) => unknown;

interface Text {
  readonly id: string;
  readonly title: string;
  readonly es: string;
  readonly en: string;
  readonly marks: string;
  readonly facets: string;
  [field: string]: string;
}

const FIELDS = ['title', 'es', 'en', 'marks', 'facets'] as const;
const LIMIT = 12;

/** The text of the games as a search library indexes it: titles, sentences, marks, and the labels of the facets. */
export function textsOf(games: readonly Game[], lexicon: Lexicon): Text[] {
  const label = new Map(lexicon.concepts.map((concept) => [concept.id, `${concept.label.es} ${concept.label.en}`]));
  return games.map((game, i) => ({
    id: String(i),
    title: [game.title, ...(game.alt ?? [])].join(' '),
    es: game.es,
    en: game.en,
    marks: [...(game.marks?.es ?? []), ...(game.marks?.en ?? [])].join(' '),
    facets: [...game.facets.core, ...game.facets.also].map((id) => label.get(id) ?? id).join(' '),
  }));
}

/** Search libraries by name: each is made with its own defaults and the same fields. */
export const rivals: Readonly<Record<string, (texts: readonly Text[]) => Ask | Promise<Ask>>> = {
  MiniSearch: (texts) => {
    const index = new MiniSearch({ fields: [...FIELDS] });
    index.addAll(texts);
    return (query) => index.search(query).slice(0, LIMIT);
  },
  Orama: async (texts) => {
    const index = create({ schema: Object.fromEntries(FIELDS.map((field) => [field, 'string' as const])) });
    await insertMultiple(index, [...texts], 1000);
    return (query) => search(index, { term: query, limit: LIMIT });
  },
  FlexSearch: (texts) => {
    const index = new Document({ document: { id: 'id', index: [...FIELDS] } });
    for (const text of texts) index.add(text);
    return (query) => index.search(query, { limit: LIMIT, suggest: true, merge: true });
  },
};
