import { loadRecommender } from './recommender';

const recommender = loadRecommender();
const sign = { must: '+', nice: '~', never: '-', off: '' } as const;
const read = (text: string) =>
  recommender
    .recommend(text, 1)
    .wishes.map(({ id, strength }) => `${sign[strength]}${id.replace('concept:', '')}`)
    .sort()
    .join(' ');

describe('the lexicon on how people talk', () => {
  it.each([
    ['quiero explorar a mi bola', '+exploration'],
    ['un rpg corto, de menos de 25 horas', '+hours:-25 +rpg'],
    ['a short rpg, under 25 hours', '+hours:-25 +rpg'],
    ['me mareo con las cámaras en primera persona, algo de terror', '+horror -first-person'],
    ['sobre una familia, para llorar', '+emotional +family-bonds'],
    ['gestionar una cárcel', '+management +prison'],
    ['run a prison', '+management +prison'],
    ['a twelve hour flight, an rpg', '+players:offline +rpg'],
    ['un rpg para un vuelo de 12 horas', '+players:offline +rpg'],
    ['rpg on my phone while I bottle feed the baby', '+platform:mobile +rpg'],
    ['rpg de móvil mientras le doy el biberón al crío', '+platform:mobile +rpg'],
    ['a dog game where nothing bad happens to the dog', '+dogs -animal-harm'],
    ['entre amigos, mentir y acusarse', '+players:multiplayer +social-deduction'],
    ['lying and accusing each other with friends', '+players:multiplayer +social-deduction'],
    ['un juego en el que sea el malo', '+villain'],
    ['farming without dating anyone', '+farming-sim -dating-sim'],
    ['construir, que no me estrese', '+building +relaxing'],
    ['construir, nada que me estrese', '+building -tense'],
    ['construir, que me estreso', '+building -tense'],
    ['building, I get stressed easily', '+building -tense'],
    ['me ha dado envidia, algo de plataformas', '+platformer'],
    ['extraño los shooters', '+shooter'],
    ['me aburrí de los battle royale, quiero un shooter', '+shooter -battle-royale'],
    ['para una amiga, de puzles', '+puzzle'],
    ['rol, tengo una cuenta de Steam', '+platform:steam +rpg'],
    ['un moba sin gente tóxica', '+moba'],
    ['llevo tres noches sin dormir con el Balatro, otro juego así', '+seed:balatro'],
    ['que no me haga tirar el mando por la ventana', '-brutal'],
    ['mi hermano chico tiene 7', '+age:7 +kids'],
    ['mi hija cumple 8', '+age:8 +kids'],
    ['que no me chupe datos', '+players:offline'],
    ['para jugar en lan con los pibes', '+players:multiplayer'],
    [
      'que no sea animal crossing',
      '-seed:animal-crossing-new-horizons+animal-crossing-new-leaf+animal-crossing-wild-world',
    ],
    ['un rol con elecciones', '+choices-matter +rpg'],
    ['mansión encantada', '+ghosts'],
    ['algo gratis o barato', '~price:cheap'],
    ['un juego de flash', '+platform:browser'],
    ['dirigir un equipo de fútbol', '+sports-management'],
    ['que no te lleve de la mano', '+no-hand-holding'],
    ['un shooter que tire en cualquier pc', '+hardware:low +shooter'],
    ['¿alguna alternativa de puzles?', '+puzzle'],
    ['mi sobrina ama el anime', '+anime-style +kids'],
    ['make me ugly cry', '+emotional'],
    ['scare the crap out of me with the lights off', '+horror'],
    ['que se juegue de a dos, de puzles', '+players:2 +puzzle'],
    ['shooter para pc sin placa de video', '+hardware:low +shooter'],
    ['me dejó mi novia, algo tierno', '+wholesome'],
    ['done with Celeste, another platformer', '+platformer +seed:celeste'],
    ['un rol más moderno', '+rpg +year:newest-10'],
    ['little free time, rpg', '+rpg ~session:30'],
    ['I broke my leg, long rpg', '+hours:30- +rpg'],
    ['plataformas, que ya estoy viejo', '+platformer'],
    ['otro battle royale que pese menos', '+battle-royale +hardware:low'],
    ['farming without stamina bars', '+farming-sim'],
    ['shooter with actual teamwork', '+shooter +teamwork'],
    ['jugar a las 3 de la mañana, puzles', '+puzzle'],
    ['algo de puzles para el chromebook del insti', '+platform:chromebook +puzzle'],
    ['mow down entire armies', '+musou'],
    ['puzles para cuando se duermen los críos', '+puzzle'],
    ['puzzles for one hour a night, after the kids are asleep', '+puzzle +session:60'],
    ['para jugar tumbado en la cama, plataformas', '+platformer'],
    ['rpg for long train rides', '+rpg'],
    ["co-op shooter, I don't want to fight real people", '+players:coop +shooter -pvp'],
    ['life sim for anxiety relief', '+life-sim +relaxing'],
    ['como Portal pero de ahora', '+seed:portal +year:newest-10'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
