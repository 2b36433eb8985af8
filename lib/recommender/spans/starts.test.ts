import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) =>
  wishesInShort(text, knowledge).map((wish) => wish.replace(/(seed:[a-z]+-[a-z]+).*/, '$1'));

describe('understand() hears which series somebody would begin', () => {
  it.each([
    ['quiero empezar con los Final Fantasy, ¿cuál me recomiendas?', '+series:final-fantasy +series-gateway'],
    ['what final fantasy should I play first', '+series:final-fantasy +series-gateway'],
    ['nunca jugué un Final Fantasy, ¿con cuál arranco?', '+series:final-fantasy +series-gateway'],
    ['resident evil para novatos', '+series:resident-evil +series-gateway'],
    ['never played Resident Evil before, which one first?', '+series:resident-evil +series-gateway'],
    ['nunca he jugado a un monster hunter, cuál me recomiendas', '+series:monster-hunter +series-gateway'],
    ['nunca he jugado a Monster Hunter, ¿cuál me recomendás?', '+series:monster-hunter +series-gateway'],
    ['new to Monster Hunter, which one should I get', '+series:monster-hunter +series-gateway'],
    ["nunca jugué un Assassin's Creed", '+series:assassins-creed +series-gateway'],
    ['con qué zelda empiezo', '+series:zelda +series-gateway'],
    ['con qué zelda empiezo si me gusta explorar', '+series:zelda +series-gateway +exploration'],
    ['which Monster Hunter should I start with on Switch', '+series:monster-hunter +series-gateway +platform:switch'],
    ['my first Zelda', '+series:zelda +series-gateway'],
    ['best zelda for beginners', '+series:zelda +series-gateway ~fame:acclaimed'],
    ['Zelda para mi novia que no juega nunca', '+series:zelda +series-gateway'],
    ["primer assassin's creed", '+series:assassins-creed +series-gateway'],
    ["Assassin's Creed for someone who's never played one", '+series:assassins-creed +series-gateway'],
    ['mejor persona para empezar', '+series:persona +series-gateway ~fame:acclaimed'],
    ['quiero jugar a Persona pero soy novato', '+series:persona +series-gateway'],
    ['wey con cual kingdom hearts empiezo, nunca jugue ninguno', '+series:kingdom-hearts +series-gateway'],
    ['I want to get into Kingdom Hearts', '+series:kingdom-hearts +series-gateway'],
    ['Quiero jugar los Metal Gear. ¿Por dónde empiezo?', '+series:metal-gear +series-gateway'],
    ['which God of War do I start with', '+series:god-of-war +series-gateway'],
    ['good entry point to the Ys series', '+series:ys +series-gateway'],
    ['where do I start with Trails', '+series:trails +series-gateway'],
    ['hola, me quiero meter en los Total War, con cuál me inicio?', '+series:total-war +series-gateway'],
    ['where to start with FromSoftware games', '+maker:fromsoftware +series-gateway'],
    ['por dónde empiezo con BioShock', '+seed:bioshock +series-gateway'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['como Resident Evil para novatos', '+seed:resident-evil ~beginner-friendly'],
    ['something like Resident Evil for beginners', '+seed:resident-evil ~beginner-friendly'],
    ['resident evil pero para novatos', '+seed:resident-evil ~beginner-friendly'],
    ['Resident Evil but for beginners', '+seed:resident-evil ~beginner-friendly'],
    ['the first Resident Evil', '+seed:resident-evil'],
    ['el primer Resident Evil', '+seed:resident-evil'],
    ['Celeste para principiantes', '+seed:celeste ~beginner-friendly'],
    ['por dónde empiezo con los roguelikes', '+roguelike +genre-gateway'],
    ['where do I start with roguelikes', '+roguelike +genre-gateway'],
    ['me regalaron una Switch y no sé por dónde empezar', '+platform:switch'],
    ['juegos de Nintendo para principiantes', '+platform:nintendo +beginner-friendly'],
    ['un rpg que no haga falta haber jugado a los anteriores', '+rpg -continues-story'],
    ["an RPG where I don't need to have played the previous ones", '+rpg -continues-story'],
  ])('but not in what asks for something else: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
