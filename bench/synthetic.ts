import { mulberry32 } from '../lib/covers/random';
import type { Game } from '../lib/recommender/game';

/**
 * A catalogue of `size` games drawn from the real one: each has the facts of one real game, some facets of a second, and
 * sentences and marks whose words are mixed from a third. Equal for equal input.
 */
export function syntheticCatalogue(games: readonly Game[], size: number): Game[] {
  const random = mulberry32(1980);
  const pick = () => games[Math.floor(random() * games.length)];
  return Array.from({ length: size }, (_, i) => {
    if (i < games.length) return games[i];
    const [facts, facets, words] = [pick(), pick(), pick()];
    const core = facts.facets.core.slice(0, 4);
    const also = [...new Set([...facts.facets.also, ...facets.facets.core.slice(0, 2)])].filter(
      (id) => !core.includes(id),
    );
    return {
      ...facts,
      id: `${facts.id}-${i}`,
      title: `${mixed(facts.title, facets.title, random)} ${i}`,
      alt: undefined,
      series: undefined,
      facets: { core, also },
      es: mixed(facts.es, words.es, random),
      en: mixed(facts.en, words.en, random),
      marks: {
        es: (words.marks?.es ?? []).map((mark) => mixed(mark, facets.es, random)),
        en: (words.marks?.en ?? []).map((mark) => mixed(mark, facets.en, random)),
      },
    };
  });
}

/** The text with about every third word replaced by one of the other text. */
function mixed(text: string, other: string, random: () => number): string {
  const spare = other.split(' ');
  return text
    .split(' ')
    .map((word) => (random() < 0.35 ? spare[Math.floor(random() * spare.length)] : word))
    .join(' ');
}
