import { create, insertMultiple, search } from '@orama/orama';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import type { Game } from '../lib/recommender/game';
import type { Lexicon } from '../lib/recommender/lexicon';

/** A search library, filled and ready. */
export interface Rival {
  readonly name: string;
  ask(query: string): unknown;
}

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

/** Makes each rival with its own defaults and the same fields; called one at a time, so that only one is in memory. */
export const rivals: readonly ((texts: readonly Text[]) => Rival | Promise<Rival>)[] = [
  (texts) => {
    const index = new MiniSearch({ fields: [...FIELDS] });
    index.addAll(texts);
    return { name: 'MiniSearch', ask: (query) => index.search(query).slice(0, LIMIT) };
  },
  async (texts) => {
    const index = create({ schema: Object.fromEntries(FIELDS.map((field) => [field, 'string' as const])) });
    await insertMultiple(index, [...texts], 1000);
    return { name: 'Orama', ask: (query) => search(index, { term: query, limit: LIMIT }) };
  },
  (texts) => {
    const index = new Document({ document: { id: 'id', index: [...FIELDS] } });
    for (const text of texts) index.add(text);
    return { name: 'FlexSearch', ask: (query) => index.search(query, { limit: LIMIT, suggest: true }) };
  },
];
