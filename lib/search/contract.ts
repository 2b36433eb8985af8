import * as z from 'zod';
import { safeImage } from './safe-image';
import { SearchError } from './search-error';
import { VARIATIONS } from './variations';
import { WISH_STRENGTHS } from './wish-strengths';

/** Most entries of an answer that are looked at; a page with thousands of cards would help nobody. */
const ENTRY_LIMIT = 100;

/** Text in both languages. */
const label = z.object({ es: z.string(), en: z.string() });

/** A machine that a game runs on; wishes name it by its id. */
const platform = label.extend({ id: z.string().optional().catch(undefined) });

/**
 * Keeps the entries of an array that fit, and of those with one key the first, since a page tells them apart by it; anything
 * that is not an array counts as absent. An array is checked as a whole, and only one with a misfit entry by entry, which
 * takes longer.
 */
const wellFormed = <Item extends z.ZodType>(
  item: Item,
  keyOf: (entry: z.output<Item>) => unknown = (entry) => entry,
) => {
  const distinct = (entries: z.output<Item>[]) => withOwnKeys(entries, keyOf);
  return z
    .array(item)
    .transform(distinct)
    .optional()
    .catch(({ value }) =>
      Array.isArray(value) ? distinct(value.flatMap((entry) => keep(item.safeParse(entry)))) : undefined,
    );
};

const strength = z.enum(WISH_STRENGTHS);

const corrections = z.object({
  deseos: z.record(z.string(), strength).optional(),
  jugados: z.array(z.string()).optional(),
});

const request = z.object({ query: z.string(), correcciones: corrections.optional() });

const verdict = z.object({ id: z.string(), estado: z.enum(['cumplido', 'incumplido', 'desconocido']) });

const game = z.object({
  titulo: z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .optional()
    .catch(undefined),
  imagen: z.string().transform(safeImage).optional().catch(undefined),
  id: z.string().optional().catch(undefined),
  anio: z.number().int().optional().catch(undefined),
  plataformas: wellFormed(platform),
  resumen: label.optional().catch(undefined),
  deseos: wellFormed(verdict, ({ id }) => id),
  distincion: z.enum(['descrito', 'cercano', 'joya', 'corto', 'gratis', 'comodin']).optional().catch(undefined),
  variantes: wellFormed(z.enum(VARIATIONS)),
});

const wish = z.object({
  id: z.string(),
  tipo: strength,
  etiqueta: label,
  palabras: z.string().catch(''),
  /** Ids of the machines that it is about, those of a family one by one. */
  plataformas: wellFormed(z.string()),
});

const count = z.object({ deseo: z.string(), juegos: z.number().int().min(0) });

const exclusion = count.extend({ titulos: wellFormed(z.string()) });

const understood = z.object({
  deseos: wellFormed(wish, ({ id }) => id).transform((wishes) => wishes ?? []),
  excluidos: wellFormed(exclusion, ({ deseo }) => deseo).transform((counts) => counts ?? []),
  relajados: wellFormed(z.string()).transform((ids) => ids ?? []),
  relajaciones: wellFormed(count, ({ deseo }) => deseo).transform((counts) => counts ?? []),
});

const answer = z.object({
  juegos: z
    .array(z.unknown())
    .transform((entries) => withOwnIds(entries.slice(0, ENTRY_LIMIT).flatMap((entry) => keep(game.safeParse(entry))))),
  entendido: understood.optional().catch(undefined),
});

/**
 * What a browser sends: the visitor's text, and what they changed after seeing how it was understood: new strengths of
 * wishes, by id, and ids of games that they have played. A backend may ignore the changes.
 */
export type SearchRequest = z.infer<typeof request>;

/** What a visitor changed after seeing how the text was understood. */
export type Corrections = z.infer<typeof corrections>;

/** Text of a backend in both languages that backends speak. */
export type Label = z.infer<typeof label>;

/** One recommended game. Only `titulo` and `imagen` are promised by every backend, and both may be missing. */
export type FoundGame = z.infer<typeof game>;

/** One wish that the backend read from the text, and how much it binds. */
export type UnderstoodWish = z.infer<typeof wish>;

/** What the backend understood: wishes, what they excluded, and which were given up. */
export type Understood = z.infer<typeof understood>;

/** The answer to one search. */
export type SearchAnswer = z.infer<typeof answer>;

/** Checks what a browser sent: unknown fields are dropped, and anything ill-typed makes it `undefined`. */
export function parseRequest(value: unknown): SearchRequest | undefined {
  return request.safeParse(value).data;
}

/**
 * Checks what a backend sent and lets only well-formed results pass: entries of `juegos` that are not objects are
 * dropped, and so is every optional field that is malformed, or an id that names another game already.
 *
 * @throws SearchError `backend_answer` when `juegos` is not an array
 */
export function parseAnswer(value: unknown): SearchAnswer {
  const parsed = answer.safeParse(value);
  if (!parsed.success) throw new SearchError('backend_answer');
  return parsed.data;
}

/** Without the ids that an earlier game has: a backend may number all its games alike. */
function withOwnIds(games: readonly FoundGame[]): FoundGame[] {
  const own = new Set(withOwnKeys(games, ({ id }) => id));
  return games.map((game) => (own.has(game) ? game : { ...game, id: undefined }));
}

function withOwnKeys<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  const seen = new Set();
  return entries.filter((entry) => seen.size < seen.add(keyOf(entry)).size);
}

function keep<Value>(parsed: z.ZodSafeParseResult<Value>): Value[] {
  return parsed.success ? [parsed.data] : [];
}
