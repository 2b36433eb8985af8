import { createRecommender } from '../recommender/recommender';
import { games } from './games';
import { lexicon } from './lexicon';

const recommender = createRecommender(games, lexicon);
const works = lexicon.facts.filter(({ work }) => work);

/** What is read of a text: `+` must, `~` nice to have, `-` never. */
function read(text: string): string[] {
  const sign: Readonly<Record<string, string>> = { must: '+', nice: '~', never: '-' };
  return recommender.recommend(text).wishes.map(({ id, strength }) => sign[strength] + id.replace('concept:', ''));
}

function titles(text: string, count: number): string[] {
  return recommender
    .recommend(text)
    .matches.slice(0, count)
    .map(({ game }) => game.title);
}

describe('films, series and books', () => {
  it('stand for two to four things each', () => {
    const amiss = works.filter(({ adds = [], suggests = [] }) => {
      const all = [...adds, ...suggests];
      return adds.length === 0 || all.length > 4 || new Set(all).size < all.length;
    });
    expect(amiss.map(({ id }) => id)).toEqual([]);
  });

  it('lead to games that have what defines them', () => {
    const poor = works.filter(({ es, en }) => {
      const { wishes, matches } = recommender.recommend(`a game that feels like ${en[0] ?? es[0]}`);
      const musts = wishes.flatMap(({ strength }, i) => (strength === 'must' ? [i] : []));
      const met = (i: number) => matches.slice(0, 8).filter(({ verdicts }) => verdicts[i] === 'met').length;
      const whole = matches.slice(0, 8).some(({ verdicts }) => musts.every((i) => verdicts[i] === 'met'));
      return musts.length === 0 || !whole || musts.every((i) => met(i) < 5);
    });
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['como la peli de Interstellar', 'space'],
    ['juegos tipo interstellar', 'astronauts'],
    ['I loved Interstellar, something like that', 'astronauts'],
    ['vibe of the tv show severance', 'office'],
    ['I just finished watching Severance, any game like it?', 'office'],
    ['algo parecido a la serie dark', 'time-travel'],
    ['acabo de ver Dark y quiero un juego con ese rollo', 'time-travel'],
    ['something like dark on netflix', 'time-travel'],
    ['tipo la serie Perdidos', 'castaway'],
    ['just binged lost, any games like it', 'castaway'],
    ['the show lost', 'castaway'],
    ['la peli origen', 'dreams'],
    ['me encantó la película El origen, quiero un juego así', 'dreams'],
    ['a game like Inception', 'dreams'],
    ['like the movie up', 'elder-lead'],
    ['games like the movie Her', 'artificial-intelligence'],
    ['rollo La casa de papel', 'heist'],
    ['like money heist', 'heist'],
    ['como El juego del calamar', 'battle-royale'],
    ['like The Office', 'office'],
    ['tipo the office', 'office'],
    ['estilo Tim Burton', 'spooky-light'],
    ['a wes anderson style game', 'whimsical'],
    ['estilo Peaky Blinders', 'interwar'],
    ['like the book Dune', 'desert'],
    ['ambiente de blade runner', 'cyberpunk'],
    ['estilo Juego de Tronos', 'politics'],
    ['like the walking dead show', 'zombies'],
    ['28 días después', 'zombies'],
    ['like how to train your dragon', 'dragon-riding'],
    ['creepy corporate office like severance, what is going on kinda mystery', 'office'],
  ])('“%s” is for %s', (text, concept) => {
    expect(read(text)).toContain(`+${concept}`);
  });

  it.each([
    ['un juego oscuro de detectives', ['+dark', '+detective']],
    ['a dark mystery', ['+dark', '+mystery']],
    ['juego de aliens', ['+aliens']],
    ['viajes interestelares', ['+sci-fi']],
    ['juegos de narcos', ['+drug-trade']],
    ['juegos sin City', []],
    ['que origen tiene', []],
    ['para jugar con friends', []],
    ['juegos para perderse', []],
    ['juegos de vikingos', ['+norse']],
  ])('“%s” names none', (text, wishes) => {
    expect(read(text)).toEqual(wishes);
  });

  it.each(['nada tipo Stranger Things', 'nothing like Stranger Things'])('“%s” refuses what it is together', (text) => {
    expect(read(text)).toEqual(['-eighties+small-town']);
  });

  it.each([
    ['like Indiana Jones', 'Indiana Jones and the Great Circle'],
    ['como la peli de Indiana Jones', 'Indiana Jones and the Great Circle'],
    ['estilo Juego de Tronos', 'Game of Thrones - A Telltale Games Series'],
    ['tipo viernes 13', 'Friday the 13th: The Game'],
    ['like Squid Game', 'Squid Game: Unleashed'],
    ['like Stranger Things', 'Stranger Things 3: The Game'],
    ['like Dune', 'Dune: Awakening'],
  ])('“%s” finds the games made of it first', (text, title) => {
    expect(titles(text, 1)).toEqual([title]);
  });

  it('leave the name of a game to the game where nothing is to be like it', () => {
    expect(read('juegos de Star Trek')).toEqual(['+series:star-trek']);
    expect(read('juegos de Harry Potter')).toEqual(['+series:harry-potter']);
    expect(read('like The Walking Dead')).toEqual(['+seed:the-walking-dead']);
  });

  it('do not lead with their games where more is asked for', () => {
    expect(titles('like Indiana Jones but with zombies and base building', 3)).not.toContain(
      'Indiana Jones and the Last Crusade: The Graphic Adventure',
    );
  });

  it('are shown on the machine that is named', () => {
    expect(titles('como Juego de Tronos para Switch', 1)).not.toEqual(['Game of Thrones - A Telltale Games Series']);
  });
});
