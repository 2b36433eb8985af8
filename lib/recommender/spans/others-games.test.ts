import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from '../understand/understand';

const { knowledge } = indexCatalogue(games, lexicon);
const seedsOf = (text: string) => understand(text, knowledge).wishes.filter(({ sort }) => sort === 'seed').length;

describe('withOthersGames()', () => {
  it.each([
    ['A mis amigos les gusta el Call of Duty y yo no puedo. Quiero acción'],
    ['all my friends play Call of Duty but I am not allowed, a shooter'],
    ['my brother plays Fortnite all day, I want something calm'],
    ['mi hermano juega al Fortnite todo el día y yo quiero algo tranquilo'],
    ['my friends are all into Valorant but I prefer slow games'],
    ['mis primos se la pasan en Free Fire y Fortnite, yo busco un rpg'],
    ['everyone at school plays Brawl Stars and Roblox but my mum says no, a puzzle game'],
    ['todos hablan de Elden Ring pero yo quiero algo fácil'],
    ['my kids play Roblox and Minecraft, looking for an rpg for myself'],
    ['mi novia juega Animal Crossing y yo quiero un shooter'],
    ['all my friends play Call of Duty. I want an rpg, I played an old one and loved both endings'],
  ])('asks for nothing like what others play: %s', (text) => {
    expect(seedsOf(text)).toBe(0);
    expect(understand(text, knowledge).known).not.toEqual([]);
  });

  it.each([
    ['my son loves Minecraft, a game for him'],
    ['a mi novio le encanta God of War, quiero regalarle un juego'],
    ['mi hija adora Animal Crossing, qué le compro'],
    ['my nephew is obsessed with Sonic, birthday gift'],
    ['my brother loves Zelda, what should I get'],
    ['mi hijo juega a Minecraft, quiero algo educativo'],
    ['my friends love Left 4 Dead, need a co-op game for four'],
    ['my friends and I love Valheim, I want a new one'],
    ['mi hermano y yo jugábamos al Halo, quiero uno nuevo'],
    ['my friend recommended Hades, I want something like it'],
    ['de chico jugaba Halo con mi hermano, quiero algo de tiros'],
    ['hey guys I loved Hades, but I want something slower'],
    ["mundo abierto tipo Assassin's Creed, que no sea de Ubisoft"],
    ['me encantan todos los Zelda pero yo quiero uno de piratas'],
  ])('asks for the like of what those play for whom it is: %s', (text) => {
    expect(seedsOf(text)).toBe(1);
  });
});
