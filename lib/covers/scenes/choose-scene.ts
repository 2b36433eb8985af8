import type { Random } from '../random';
import { land } from './land';
import { patterns } from './patterns';
import { places } from './places';

const scenes = { ...land, ...places, ...patterns } as const;
type SceneName = keyof typeof scenes;

/** Grounds by facet; the game's first facets that have one decide. */
const GROUNDS: readonly (readonly [string, readonly SceneName[]])[] = [
  ['farming-sim gardening life-sim small-town animals horses', ['hills', 'hills', 'jungle']],
  ['mountains climbing norse journey', ['mountains']],
  ['forest folklore fairy-tale survival-craft hunting survival', ['forest', 'mountains']],
  ['desert western ancient-world', ['desert', 'ruins']],
  ['snow christmas snow-sports', ['snowfield']],
  ['caves mining dungeon-crawler spiders roguelike', ['cave', 'bricks']],
  ['jungle island dinosaurs prehistoric', ['jungle', 'sea']],
  ['medieval mythology fantasy rpg crpg jrpg grand-strategy siege', ['mountains', 'ruins', 'rays', 'hills', 'forest']],
  ['city-life city-builder crime superheroes noir police heist spies mystery', ['city', 'city', 'rain']],
  ['cyberpunk dystopian post-apocalyptic zombies', ['city', 'grid', 'ruins']],
  ['ocean ships pirates naval-combat fishing swimming', ['sea']],
  ['space space-sim aliens star-wars sci-fi 4x', ['space', 'space', 'rings']],
  ['neon rhythm rail-shooter arcade shoot-em-up', ['grid', 'space', 'rays']],
  ['football sports other-ball-sports baseball american-football', ['pitch', 'stripes']],
  ['racing sim-racing arcade-racing rally kart-racing combat-racing', ['track', 'road', 'speed']],
  ['driving vehicle-sim motorbikes delivery open-world', ['road', 'desert', 'mountains', 'city']],
  ['escape-room prison metroidvania soulslike dark-fantasy demons', ['bricks', 'cave', 'ruins']],
  ['visual-novel romance cafe-bar cooking decorating school office detective social-deduction', ['room', 'stripes']],
  ['programming-game hacking-lite artificial-intelligence robots automation', ['circuit', 'grid']],
  [
    'board-game chess card-game poker deckbuilder puzzle logic-puzzle turn-based turn-based-tactics strategy',
    ['checker', 'rings', 'stripes', 'arches', 'zigzag'],
  ],
  ['party-game minigames family kids funny friendly-chaos cute', ['confetti', 'rays', 'zigzag', 'arches']],
  ['fighting beat-em-up run-and-gun fast-paced musou hero-shooter', ['rays', 'speed', 'stripes']],
  ['war world-war-2 world-war-1 modern-military tactical-shooter fps', ['rain', 'ruins', 'rays', 'city']],
  ['horror survival-horror psychological-horror ghosts gothic vampires', ['rain', 'forest', 'rings', 'ruins']],
];

/** The ground that a cover stands on, drawn. Games drawn in pixels stand on steps now and then. */
export function drawScene(core: readonly string[], random: Random): string {
  if (core.includes('pixel-art') && random.chance(0.6)) return patterns.steps(random);
  const fitting = core.flatMap((facet) => GROUNDS.filter(([facets]) => facets.split(' ').includes(facet)).slice(0, 1));
  const [first, second] = fitting;
  const ground = second !== undefined && random.chance(0.35) ? second : first;
  return scenes[random.pick(ground?.[1] ?? (['rays', 'rings', 'stripes', 'arches', 'zigzag'] as const))](random);
}
