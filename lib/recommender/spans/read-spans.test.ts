import { knownItems, needs } from '../../../bench/relevance';
import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { analyse } from '../words/analyse';
import { readSpans, TURNS } from './read-spans';

const { knowledge } = indexCatalogue(games, lexicon);

/** Texts that hold much of what turns of phrase hinge on. */
const TURNED = [
  'me aburro de los shooters rápido, quiero puzles',
  'los soulslike no me van nada, y lo de repetir me agobia',
  'horror and I don’t get along, gacha makes me angry',
  'Deathloop me dejó frío, lo de repetir el día y tanto chiste',
  'what I love isn’t the combat but the school life',
  'odio los mundos abiertos llenos de iconitos',
  'con gente de México, Perú y Argentina',
  'before I had a PS2 and played racing games, now I want puzzles',
  'pixel art is fine, más historia que combate, si no tiene sangre mejor',
  'bounced off Dark Souls, Elden Ring and Sekiro; too hard, though I loved Hollow Knight',
  'my partner and I finished It Takes Two, the two of us loved it',
  'a mi hermano le gusta el fútbol y a mí los puzles',
];

describe('readSpans()', () => {
  const texts = [...needs.flatMap(({ es, en }) => [...es, ...en]), ...knownItems.map(({ text }) => text), ...TURNED];

  it('leaves out only turns of phrase that would change nothing', () => {
    const changed = texts.filter((text) => {
      const tokens = analyse(text, knowledge.formsOf);
      const spoken = knowledge.spoken.of(tokens);
      const read = readSpans(tokens, knowledge, spoken);
      const readAll = readSpans(tokens, knowledge, spoken, () => TURNS);
      return JSON.stringify(read.signs) !== JSON.stringify(readAll.signs);
    });
    expect(changed).toEqual([]);
  });
});
