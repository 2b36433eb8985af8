import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withTastes()', () => {
  it.each([
    ['my niece loves horses and drawing', '+kids +horses|drawing'],
    ['a mi hija le gustan los trenes, los dinosaurios y el golf', '+kids +train-sim|dinosaurs|golf'],
    ['un fanático del fútbol y los superhéroes', '+football|superheroes'],
    ['mi abuelo siempre jugaba al solitario y al dominó', '+seniors +solitaire|parlour-games'],
    ['my grandpa always played solitaire, dominoes and crosswords', '+seniors +solitaire|parlour-games|word-game'],
    ['le gustan los unicornios y los coches', '+unicorns|racing ~driving'],
    ['my brother is crazy about dinosaurs and pirates', '+dinosaurs|pirates'],
    ['my dad flies small planes and loves trains', '+flight-sim|train-sim'],
    ['a mi padre le gusta la pesca y le encantan los trenes', '+fishing|train-sim'],
    ['she loves horses and likes pirates', '+horses|pirates'],
    // Nobody knows a game with three such things.
    ['I like crosswords, jigsaws and solitaire', '+word-game|jigsaw|solitaire'],
    ['me gustan el fútbol, el tenis y el baloncesto', '+football|tennis|basketball'],
  ])('takes what somebody else is fond of for alternatives: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['me gustan los piratas y los dinosaurios', '+pirates +dinosaurs'],
    ['soy fan de los piratas y los dinosaurios', '+pirates +dinosaurs'],
    ["I'm into pirates and dinosaurs", '+pirates +dinosaurs'],
    ['my son loves cute games and dinosaurs', '+kids +cute +dinosaurs'],
    ['a mi padre le gustan los misterios y los puzles', '+mystery +puzzle'],
    ['un juego de piratas y dinosaurios', '+pirates +dinosaurs'],
    ['I love farming, fishing and cooking', '+farming-sim +fishing +cooking'],
    ['I love horses and love dinosaurs', '+horses +dinosaurs'],
    ['a mi sobrino no le gustan los piratas y los dinosaurios', '+kids -pirates -dinosaurs'],
  ])('leaves other lists as they are: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
