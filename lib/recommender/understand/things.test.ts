import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { createRecommender } from '../recommender';

const recommender = createRecommender(games, lexicon);
const thingsOf = (text: string) =>
  recommender
    .recommend(text)
    .wishes.filter(({ id }) => id.startsWith('thing:'))
    .map(({ strength, label, words }) => ({ strength, label, words }));

describe('thingsIn()', () => {
  it.each([
    ['algo relajante con capibaras', 'capibaras'],
    ['a cozy game with capybaras', 'capybaras'],
    ['juego de terror en un molino', 'molino'],
    ['horror in a windmill', 'windmill'],
    ['un shooter con dinosaurios y tirachinas', 'tirachinas'],
    ['juego de aventuras ambientado en Venecia', 'Venecia'],
    ['a horror game set on the moors', 'moors'],
    ['juego de espejos', 'espejos'],
    ['quiero algo de molinos', 'molinos'],
    ['un rpg con columpios', 'columpios'],
    ['un juego que tenga paraguas', 'paraguas'],
    ['a game that has windmills', 'windmills'],
    ['un juego en el que salgan medusas', 'medusas'],
    ['games where you throw umbrellas', 'throw umbrellas'],
    ['un juego lleno de medusas', 'medusas'],
    ['a game based on umbrellas', 'umbrellas'],
    ['me encantan los molinos, ¿algún juego?', 'molinos'],
    ['an umbrella simulator', 'umbrella'],
    ['magnet superheroes', 'magnet'],
    ['luchar con un martillo', 'martillo'],
    ['a game for a big fan of windmills', 'windmills'],
    ['algo con medusas', 'medusas'],
    ['ser bibliotecario', 'bibliotecario'],
    ['I want to be a librarian', 'librarian'],
    ['hacer de árbitro', 'árbitro'],
    ['working in a morgue', 'morgue'],
    ['hot air balloons', 'hot air balloons'],
    ['goat games', 'goat'],
    ['un molino', 'molino'],
    ['a windmill', 'windmill'],
    ['juegos de columpios', 'columpios'],
    ['games with doors', 'doors'],
    ['un juego viejo de un mosquito ps2', 'mosquito'],
    ['a game about an umbrella ps4', 'umbrella'],
    ['anyone know a game where you run a windmill?', 'windmill'],
    ['¿conocen algún juego que tenga molinos?', 'molinos'],
  ])('takes a thing that no concept names for a wish that is nice to have: %s', (text, thing) => {
    expect(thingsOf(text)).toEqual([{ strength: 'nice', label: { es: `«${thing}»`, en: `“${thing}”` }, words: thing }]);
  });

  it.each([
    'algo para jugar en el metro con los cascos',
    'something to play in the evening with my cousin',
    'algo cortito con mi pareja',
    'un roguelike corto que vaya fino en mi portátil',
    'an indie gem that will run fine on my laptop',
    'a game that I can play with earbuds on',
    'un juego al que jugar como quieras',
    'quiero algo de cenar',
    'tengo algo de fiebre',
    'mentir y votar',
    'games where the weather really matters',
  ])('takes what is said of the visitor, or an ordinary word beside a wish, for no thing: %s', (text) => {
    expect(thingsOf(text)).toEqual([]);
  });

  it.each(['koalas en switch', 'koalas on switch'])(
    'fills nothing up where a thing is all that is asked for: %s',
    (text) => {
      const { wishes, matches } = recommender.recommend(text);
      expect(wishes.map(({ id }) => id)).toEqual(['platform:switch', 'thing:koalas']);
      expect(matches.length).toBeGreaterThan(0);
      expect(matches.flatMap(({ verdicts }) => verdicts)).not.toContain('unknown');
    },
  );

  it.each([
    'A racing game with pirates and dragons please, funny if you can. All I own is a phone with a cracked screen and we laughed like babies at the last one.',
    'Un juego de carreras con piratas y dragones, divertido si puede ser. Juego con el móvil con la pantalla rota a la hora de comer y el último nos dejó llorando de risa.',
  ])('takes none from a long message that wishes for other things, but where it speaks of the game: %s', (text) => {
    const ids = recommender.recommend(text).wishes.map(({ id }) => id);
    expect(ids).toContain('concept:racing');
    expect(ids.filter((id) => id.startsWith('thing:'))).toEqual([]);
  });

  it('takes a name of one language for no thing of the other that has its stem', () => {
    const titles = recommender.recommend('juegos de faros').matches.map(({ game }) => game.title);
    expect(titles.filter((title) => /^far /i.test(title))).toEqual([]);
  });

  it('puts games that tell of the thing first, and claims of no other that it lacks it', () => {
    const { wishes, matches } = recommender.recommend('juego de aventuras ambientado en Venecia');
    const thing = wishes.findIndex(({ id }) => id === 'thing:venecia');
    expect(matches[0].verdicts[thing]).toBe('met');
    expect(new Set(matches.map(({ verdicts }) => verdicts[thing]))).toEqual(new Set(['met', 'unknown']));
  });

  it('shows only games that tell of the thing once the visitor insists, and none of them once it is refused', () => {
    const text = 'juego de aventuras ambientado en Venecia';
    const asked = (strength: 'must' | 'never') =>
      recommender.recommend(text, 12, { strengths: new Map([['thing:venecia', strength]]) });
    const telling = asked('must').matches.map(({ game }) => game.id);
    expect(telling).toContain('assassins-creed-ii');
    const others = asked('never').matches.map(({ game }) => game.id);
    expect(others).toHaveLength(12);
    expect(others.filter((id) => telling.includes(id))).toEqual([]);
  });

  it('makes no sense of a text that merely holds a thing', () => {
    expect(recommender.recommend('una pizza con piña').matches).toEqual([]);
  });

  it('takes no thing from what a long message tells of a life', () => {
    const met = 'Mis colegas y yo nos vemos los lunes en un piso con tres paraguas y una lámpara que no funciona.';
    expect(thingsOf(`${met} Queremos un juego de cartas corto y con humor.`)).toEqual([]);
    const neighbour = 'My neighbour works in a bakery with umbrellas and he never sleeps before three in the morning.';
    expect(thingsOf(`${neighbour} I want a short card game with some humour in it.`)).toEqual([]);
  });
});
