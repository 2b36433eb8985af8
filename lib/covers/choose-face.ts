import type { Face } from './lettering';
import type { Random } from './random';

/** Letters by what a game is; the first line that shares a facet with the game decides. */
const STYLES: readonly (readonly [string, readonly Face[]])[] = [
  ['pixel-art ascii-text-look', ['pixel', 'pixel', 'arcade']],
  ['western', ['slab']],
  [
    'noir detective interwar retro-decades fifties sixties seventies eighties nineties victorian heist',
    ['deco', 'deco', 'display'],
  ],
  ['dark-fantasy soulslike gothic pirates vampires dungeons-and-dragons crpg', ['blackletter', 'blackletter', 'roman']],
  ['racing arcade-racing sim-racing kart-racing rally motorbikes combat-racing extreme-sports snow-sports', ['racing']],
  ['superheroes comic-style fighting beat-em-up character-action marvel dc-comics musou', ['comic']],
  [
    'cyberpunk space space-sim sci-fi robots mech-game star-wars artificial-intelligence',
    ['future', 'future', 'poster'],
  ],
  [
    'medieval ancient-world mythology fantasy jrpg grand-strategy feudal-japan historical 4x norse',
    ['roman', 'roman', 'slab'],
  ],
  ['arcade neon rhythm music minimalist falling-blocks', ['arcade']],
  [
    'cute kids family party-game cozy monster-taming farming-sim whimsical life-sim platform-fighter',
    ['rounded', 'rounded', 'slab'],
  ],
  [
    'emotional romance visual-novel story-rich melancholic mystery walking-sim beautiful atmospheric',
    ['display', 'display', 'deco'],
  ],
  [
    'horror war fps football sports tactical-shooter post-apocalyptic survival zombies crime',
    ['poster', 'poster', 'slab'],
  ],
  ['funny absurd friendly-chaos cartoon colourful cooking', ['rounded', 'comic']],
];

/** The letters that suit a game; its first five core facets decide. */
export function chooseFace(core: readonly string[], random: Random): Face {
  const style = STYLES.find(([facets]) => core.slice(0, 5).some((facet) => facets.split(' ').includes(facet)));
  return random.pick(style?.[1] ?? (['poster', 'slab', 'rounded', 'arcade'] as const));
}
