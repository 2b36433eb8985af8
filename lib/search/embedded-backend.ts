import type { Label } from '../recommender/game';
import type * as engine from '../recommender/recommendation';
import type { Corrections, FoundGame, SearchAnswer } from './contract';
import type { SearchBackend } from './search-backend';
import { VARIATIONS } from './variations';
import type { WishStrength } from './wish-strengths';

const STRENGTHS: Readonly<Record<engine.Correction, WishStrength>> = {
  must: 'imprescindible',
  nice: 'deseable',
  never: 'nunca',
  off: 'ignorado',
};

const CORRECTIONS = new Map(Object.entries(STRENGTHS).map(([ours, theirs]) => [theirs, ours as engine.Correction]));

const VERDICTS: Readonly<Record<engine.Verdict, 'cumplido' | 'incumplido' | 'desconocido'>> = {
  met: 'cumplido',
  unmet: 'incumplido',
  unknown: 'desconocido',
};

const DISTINCTIONS: Readonly<Record<engine.Distinction, NonNullable<FoundGame['distincion']>>> = {
  described: 'descrito',
  closest: 'cercano',
  'hidden-gem': 'joya',
  shortest: 'corto',
  free: 'gratis',
  wildcard: 'comodin',
};

/** What the embedded backend is made of. */
export interface EmbeddedBackendParts {
  /** Gives the engine; called with each search, so that making the backend takes no time. */
  readonly recommender: () => engine.Recommender;
  /** Name of a platform, by its id. */
  readonly platformLabel: (id: string) => Label;
  /** The most games in one answer. */
  readonly limit: number;
}

/** Makes the backend that answers from this process's own recommender. */
export function createEmbeddedBackend({
  recommender,
  platformLabel,
  limit,
}: EmbeddedBackendParts): SearchBackend<SearchAnswer> {
  return {
    name: 'embedded',
    async search({ query, correcciones }) {
      return toAnswer(recommender().recommend(query, limit, toCorrections(correcciones)), platformLabel);
    },
  };
}

function toCorrections({ deseos = {}, jugados = [] }: Corrections = {}): engine.Corrections {
  return {
    strengths: new Map(
      Object.entries(deseos).flatMap(([id, strength]) => {
        const correction = CORRECTIONS.get(strength);
        return correction ? [[id, correction] as const] : [];
      }),
    ),
    played: new Set(jugados),
  };
}

function toAnswer(recommendation: engine.Recommendation, platformLabel: (id: string) => Label): SearchAnswer {
  const { wishes, matches, removed, relaxed, relaxations } = recommendation;
  const judged = wishes.filter(({ strength }) => strength !== 'off');
  return {
    juegos: matches.map((match) => toFoundGame(match, judged, platformLabel)),
    entendido: {
      deseos: wishes.map(({ id, strength, label, words, platforms }) => ({
        id,
        tipo: STRENGTHS[strength],
        etiqueta: { es: label.es, en: label.en },
        palabras: words,
        ...(platforms && { plataformas: [...platforms] }),
      })),
      excluidos: removed.map(({ wish, games, best }) => ({
        deseo: wish,
        juegos: games,
        titulos: best.map(({ title }) => title),
      })),
      relajados: [...relaxed],
      relajaciones: relaxations.map(({ wish, games }) => ({ deseo: wish, juegos: games })),
    },
  };
}

function toFoundGame(
  { game, verdicts, distinction, variations }: engine.Match,
  wishes: readonly engine.Wish[],
  platformLabel: (id: string) => Label,
): FoundGame {
  return {
    titulo: game.title,
    imagen: `/covers/${game.id}`,
    id: game.id,
    anio: game.year,
    plataformas: game.platforms.map((id) => {
      const { es, en } = platformLabel(id);
      return { id, es, en };
    }),
    resumen: { es: game.es, en: game.en },
    deseos: wishes.flatMap(({ id }, position) => {
      const verdict = verdicts[position];
      return verdict === undefined ? [] : [{ id, estado: VERDICTS[verdict] }];
    }),
    ...(distinction && { distincion: DISTINCTIONS[distinction] }),
    variantes: VARIATIONS.filter((id) => variations.includes(id)),
  };
}
