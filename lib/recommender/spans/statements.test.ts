import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { createRecommender } from '../recommender';

const recommender = createRecommender(games, lexicon);
const sign = { must: '+', nice: '~', never: '-', off: '' } as const;
const read = (text: string) =>
  recommender
    .recommend(text, 1)
    .wishes.map(({ id, strength }) => `${sign[strength]}${id.replace('concept:', '')}`)
    .sort()
    .join(' ');

describe('statementsIn()', () => {
  it.each([
    'mi coche hace un ruido raro',
    'my car makes a weird noise',
    'mi jefe es un dragón',
    'mi abuela cultiva tomates',
    'my neighbour keeps chickens',
    'nuestra casa tiene fantasmas',
    'my train was late again',
    'llueve mucho en Galicia',
    'mi',
    'My',
  ])('finds no wish in what is merely told: %s', (text) => {
    expect(recommender.recommend(text).matches).toEqual([]);
  });

  it.each([
    ['My neighbour has chickens, I want a strategy game', '+strategy'],
    ['My brother bought a motorbike, looking for a puzzle game', '+puzzle'],
    ['Nuestro perro persigue dragones, quiero un shooter', '+shooter'],
  ])('leaves the wish beside it: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });

  it.each([
    ['my daughter loves horses', '+horses +kids'],
    ['mi hija flipa con los dragones', '+dragons +kids'],
    ['mi sobrino está loco por los dinosaurios', '+dinosaurs +kids'],
    ['my nephew wants dragons', '+dragons +kids'],
    ['my own zoo', '+zoo'],
    ['mi propia granja', '+farming-sim'],
    ['my pet dragon', '+dragons +pets'],
    ['mi sobrina princesas', '+kids +princesses'],
    ['my wife and I co-op puzzles', '+players:coop+2 +puzzle ~couples'],
    ['mi género favorito es el terror', '+horror'],
    ['my laptop is a potato', '+hardware:low'],
    ['my kids are 6 and 8', '+age:6 +kids'],
    ['to play with my two daughters', '+kids +players:3'],
    ['for my kids, 4 and 7', '+age:4 +kids +no-reading'],
    ['para mis hijos, de 4 y 7', '+age:4 +kids +no-reading'],
    ['my son plays a lot of Minecraft, what should I get him', '+kids +seed:minecraft'],
  ])('leaves what is liked, asked for or needed: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});

describe('withTold()', () => {
  it.each([
    ['There was a robbery on my street, looking for a farming game', '+farming-sim ~heist'],
    ['Ayer vi una peli de zombis, quiero un juego de coches', '+driving +racing ~zombies'],
    ['We watched a film about dinosaurs, I want a racing game', '+racing ~dinosaurs'],
    ['Estoy leyendo un libro de piratas, recomiéndame un roguelike', '+roguelike ~pirates'],
  ])('makes what is told beside a wish nice to have: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });

  it.each([
    ['Me encantan los zombis, quiero un shooter', '+shooter +zombies'],
    ['mis gustos son el terror y los puzles', '+horror +puzzle'],
    ['Que haya dragones, quiero un rpg', '+dragons +rpg'],
    ['It has to have cats, I want a puzzle game', '+cats +puzzle'],
    ['a game with pirates, looking for strategy', '+pirates +strategy'],
  ])('leaves what is asked for: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
