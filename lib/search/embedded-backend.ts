import type { Label } from '../recommender/game';
import type { Match, Recommendation, Recommender, Strength, Verdict, Wish } from '../recommender/recommendation';
import type { FoundGame, SearchAnswer, UnderstoodWish } from './contract';
import type { SearchBackend } from './search-backend';

const STRENGTHS: Readonly<Record<Strength, UnderstoodWish['tipo']>> = {
  must: 'imprescindible',
  nice: 'deseable',
  never: 'nunca',
};

const VERDICTS: Readonly<Record<Verdict, 'cumplido' | 'incumplido' | 'desconocido'>> = {
  met: 'cumplido',
  unmet: 'incumplido',
  unknown: 'desconocido',
};

/** What the embedded backend is made of. */
export interface EmbeddedBackendParts {
  /** Gives the engine; called at the first search, so that starting the server does not wait for it. */
  readonly recommender: () => Recommender;
  /** Name of a platform, by its id. */
  readonly platformLabel: (id: string) => Label;
  /** The most games in one answer. */
  readonly limit: number;
}

/** Makes the backend that answers from this process's own recommender. */
export function createEmbeddedBackend({ recommender, platformLabel, limit }: EmbeddedBackendParts): SearchBackend {
  return {
    name: 'embedded',
    async search(query) {
      return toAnswer(recommender().recommend(query, limit), platformLabel);
    },
  };
}

function toAnswer(recommendation: Recommendation, platformLabel: (id: string) => Label): SearchAnswer {
  const { wishes, matches, removed, relaxed, relaxations } = recommendation;
  return {
    juegos: matches.map((match) => toFoundGame(match, wishes, platformLabel)),
    entendido: {
      deseos: wishes.map(({ id, strength, label, words }) => ({
        id,
        tipo: STRENGTHS[strength],
        etiqueta: { es: label.es, en: label.en },
        palabras: words,
      })),
      excluidos: removed.map(({ wish, games }) => ({ deseo: wish, juegos: games })),
      relajados: [...relaxed],
      relajaciones: relaxations.map(({ wish, games }) => ({ deseo: wish, juegos: games })),
    },
  };
}

function toFoundGame(
  { game, verdicts }: Match,
  wishes: readonly Wish[],
  platformLabel: (id: string) => Label,
): FoundGame {
  return {
    titulo: game.title,
    imagen: `/covers/${game.id}`,
    id: game.id,
    anio: game.year,
    plataformas: game.platforms.map((id) => {
      const { es, en } = platformLabel(id);
      return { es, en };
    }),
    resumen: { es: game.es, en: game.en },
    deseos: wishes.flatMap(({ id }, position) => {
      const verdict = verdicts[position];
      return verdict === undefined ? [] : [{ id, estado: VERDICTS[verdict] }];
    }),
  };
}
