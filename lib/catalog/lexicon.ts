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
import { fillOpening, fillSlots } from '../recommender/words/slots';

const concepts = { genre, theme, mechanic, mood, look, perspective, access, audience, content, origin };

/** What players' words mean: one file of concepts per kind, platforms, phrases of facts, and the small words. */
export const lexicon: Lexicon = {
  concepts: Object.entries(concepts).flatMap(([kind, list]) =>
    (list as readonly Omit<Concept, 'kind'>[]).map((concept) => filled({ ...concept, kind: kind as Concept['kind'] })),
  ),
  platforms,
  facts: [...(wishes as readonly FactPhrase[]), ...works.map((work) => ({ ...work, work: true as const }))].map(filled),
  slots,
  grammar: { ...filledLists(grammar), sameWords },
  houses,
  variations,
};

/** Small words with the slots in their phrases filled, however deep a list lies: those of each language, since a list holds both. */
function filledLists<T>(part: T): T {
  if (Array.isArray(part)) {
    const isFilled = part.some((phrase) => typeof phrase === 'string' && phrase.includes('{'));
    return isFilled ? ([...new Set(part.flatMap(fillBoth))] as T) : part;
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, filledLists(inner)])) as T;
}

function fillBoth(phrase: string): string[] {
  return [...fillSlots(phrase, slots, 'es'), ...fillSlots(phrase, slots, 'en')];
}

/** What has phrases, with the slots in them filled that no word stands before; a phrase that comes out twice counts once. */
function filled<T extends Pick<FactPhrase, 'es' | 'en'>>(entry: T): T {
  const fill = (language: 'es' | 'en') => [
    ...new Set(entry[language].flatMap((phrase) => fillOpening(phrase, slots, language))),
  ];
  return { ...entry, es: fill('es'), en: fill('en') };
}
