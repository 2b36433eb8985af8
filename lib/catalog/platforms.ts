import type { Label } from '../recommender/game';
import { lexicon } from './lexicon';

const labels = new Map(lexicon.platforms.map(({ id, label }) => [id, label]));

/** What a platform is called, by its id; an id that the lexicon lacks is its own name. */
export function platformLabel(id: string): Label {
  return labels.get(id) ?? { es: id, en: id };
}
