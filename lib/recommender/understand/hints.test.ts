import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from './understand';

const { knowledge } = indexCatalogue(games, lexicon);
const hintsOf = (text: string) =>
  understand(text, knowledge).hints.map(({ favours, disfavours, company }) => ({
    favours: favours.map((concept) => lexicon.concepts[concept].id),
    disfavours: disfavours.map((concept) => lexicon.concepts[concept].id),
    company,
  }));

describe('hintsOf()', () => {
  it.each(['para jugar en el sofá', 'to play on the couch'])('favours what is known for a fact: %s', (text) => {
    const [hint] = hintsOf(text);
    expect(hint.favours).toContain('party-game');
    expect(hint.company).toBe(true);
  });

  it.each(['plataformas, nada de online', 'platformer, no online'])(
    'speaks against what is known for a refused fact: %s',
    (text) => {
      const [hint] = hintsOf(text);
      expect(hint.favours).toEqual([]);
      expect(hint.disfavours).toContain('battle-royale');
      expect(hint.company).toBe(false);
    },
  );

  it.each(['plataformas sin joyas', 'platformer, no gems'])('speaks against no praised game: %s', (text) => {
    expect(hintsOf(text)).toEqual([]);
  });

  it.each(['plataformas, nada estresante', 'platformer, nothing stressful'])(
    'favours what is not refused: %s',
    (text) => {
      expect(hintsOf(text).flatMap(({ favours }) => favours)).toContain('relaxing');
    },
  );
});
