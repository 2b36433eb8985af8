import access from '../../catalog/lexicon/access.json';
import audience from '../../catalog/lexicon/audience.json';
import content from '../../catalog/lexicon/content.json';
import genre from '../../catalog/lexicon/genre.json';
import grammar from '../../catalog/lexicon/grammar.json';
import houses from '../../catalog/lexicon/houses.json';
import look from '../../catalog/lexicon/look.json';
import mechanic from '../../catalog/lexicon/mechanic.json';
import mood from '../../catalog/lexicon/mood.json';
import origin from '../../catalog/lexicon/origin.json';
import perspective from '../../catalog/lexicon/perspective.json';
import platforms from '../../catalog/lexicon/platforms.json';
import sameWords from '../../catalog/lexicon/same-words.json';
import slots from '../../catalog/lexicon/slots.json';
import theme from '../../catalog/lexicon/theme.json';
import variations from '../../catalog/lexicon/variations.json';
import wishes from '../../catalog/lexicon/wishes.json';
import works from '../../catalog/lexicon/works.json';
import type { Concept, FactPhrase, Lexicon } from '../recommender/lexicon';
import { fillSlots } from './slots';

const concepts = { genre, theme, mechanic, mood, look, perspective, access, audience, content, origin };

/** What players' words mean: one file of concepts per kind, platforms, phrases of facts, and the small words. */
export const lexicon: Lexicon = {
  concepts: Object.entries(concepts).flatMap(([kind, list]) =>
    (list as readonly Omit<Concept, 'kind'>[]).map((concept) => filled({ ...concept, kind: kind as Concept['kind'] })),
  ),
  platforms,
  facts: [...(wishes as readonly FactPhrase[]), ...works.map((work) => ({ ...work, work: true as const }))].map(filled),
  grammar: { ...grammar, sameWords },
  houses,
  variations,
};

/** What has phrases, with the slots in them filled; a phrase that comes out twice counts once. */
function filled<T extends Pick<FactPhrase, 'es' | 'en'>>(entry: T): T {
  const fill = (language: 'es' | 'en') => [
    ...new Set(entry[language].flatMap((phrase) => fillSlots(phrase, slots, language))),
  ];
  return { ...entry, es: fill('es'), en: fill('en') };
}
