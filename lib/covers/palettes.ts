import type { Random } from './random';

/** The inks of one print. `k` is dark and `p` light in every palette, so that silhouettes and letters stand out. */
export interface Inks {
  /** Sky, the colour of the sheet. */
  readonly s: string;
  /** Far land. */
  readonly f: string;
  /** Near land. */
  readonly n: string;
  /** Ink: silhouettes. */
  readonly k: string;
  /** Sun: what a silhouette stands before. */
  readonly a: string;
  /** Second ink. */
  readonly b: string;
  /** Paper: highlights and labels. */
  readonly p: string;
}

const inks = (list: string): Inks => {
  const [s, f, n, k, a, b, p] = list.split(' ').map((colour) => `#${colour}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { s, f, n, k, a, b, p };
};

/** Palettes by the mood that they set; each lists sky, far, near, ink, sun, second, paper. */
export const palettes = {
  cosy: [
    inks('a8d3c0 6fae8c 3f7d5c 23301f f6c653 d4492f fff4dc'),
    inks('f7cfa8 e89a7a b8574f 3b1f2b ffd977 2a7f76 fff6e6'),
    inks('d8c8ea a78cc9 6c4f97 2a1b3d ffcf6b d8446f fff3ea'),
    inks('f3e3b3 a9c27a 55864f 26331f f2a541 c94f3d fffaea'),
  ],
  dark: [
    inks('5a1a22 36101a 1c080e 14060a e8a13c d42a34 f6e6cf'),
    inks('27364d 1b2739 0f1722 0b1017 ecdcaa c24a42 f5ecd5'),
    inks('33463a 22322a 131d17 0b120d cfd867 a06cc4 f0f2d8'),
    inks('3d2a4e 281b36 160f20 100a18 f0a04b 5fae9b f4e9f4'),
  ],
  neon: [
    inks('3a1a66 5a2390 1b1035 12082a ff5fae 18c5c8 fdf2ff'),
    inks('0b3d66 12588c 06203a 041425 2de2e6 ff4a70 f5fbff'),
    inks('5b1259 84206f 2a0838 1b0526 f9c80e ff4f62 fff5e8'),
  ],
  epic: [
    inks('e9b13a c9742c 7a2f22 2b1418 fbe3a1 b92f1b fff7e6'),
    inks('8fb8c9 5b86a0 2f4d66 14202e f4c95d c8452f fbf4e3'),
    inks('d95a35 a8321f 5c1a1a 210d10 ffc857 2d8a90 fff3dd'),
    inks('b5a7c7 7c6b9a 43375f 1d1630 f3cf72 b8433f fbf3e8'),
  ],
  stars: [
    inks('1d3458 2d5580 101f38 0a1322 f2b950 e2583e f4f0e1'),
    inks('e8dcc4 c4a98a 8a5a44 22252b ef8a42 2b7a8c fffaf0'),
    inks('43306b 634592 231740 150d28 ffb84d 3fae9f f6eefc'),
    inks('0f5660 1b7a80 093a44 05242b ffd07a ea6a4e f3f7ea'),
  ],
  retro: [
    inks('f5ecdb e9b13a 12645c 2b1d28 e9b13a b92f1b fffaf0'),
    inks('1a7a70 12645c 0a403c 0a2422 f2c14e e4572e fdf3dc'),
    inks('f0d9a8 dd8a4a 8e3b2e 2e1a1c f49a45 2f6f73 fff6e0'),
    inks('e87a4d c9502e 7c2430 2a1020 ffd166 2f5d8a fff1d6'),
  ],
  grave: [
    inks('b9b4a0 8a8873 55573f 22241a e6cf8b b5452c f6f1dd'),
    inks('c9c5bb 8f8c88 4d4b4c 1d1c1e f1d36b c2342d faf6ec'),
    inks('6d7f86 4c5d66 2b3840 141c22 eac774 c9533a f3efe2'),
    inks('a58a5c 7b6440 463821 1f180e f0d48a a83a26 f8efd8'),
  ],
  sport: [
    inks('4aa564 3b8d52 256b3c 10281a ffd447 e8412f fffdf2'),
    inks('3f8fd0 2b6fb0 1b4a80 0c1f38 ffd23f f0503c fffef8'),
    inks('ffd23f f59a23 c9401f 2a1410 fff0b0 1d6fa5 fffaf0'),
    inks('e2513f b93528 711d20 260a10 ffd75e 2a6fa8 fff6ea'),
  ],
  playful: [
    inks('6fc6d4 3fa3b8 22708c 12293d ffd84d f0566b fffaf0'),
    inks('ffc145 ff9a3d d9532c 33152b fff0b8 2f7fb8 fffaf0'),
    inks('f59bb0 d9668a 8c3163 33102e ffe06b 2b8a8a fff5f0'),
    inks('9ad06c 5fae50 2d7a4a 15301f ffdf57 ec5a41 fffbea'),
  ],
  sea: [
    inks('9ed3d6 4c9fae 1f6478 0c2a36 ffd166 e85d4a fdfaf0'),
    inks('1f7a8c 15596b 0b3947 07222c f4d58d ef6f53 f3f7f0'),
    inks('f6d6a8 5aa9b0 1d6675 10303a f9b95a d1493f fff8e8'),
  ],
  frost: [
    inks('cfe3ec 9dbfd3 5f87a6 172b40 f6d186 d1493f fffefa'),
    inks('5c86ab 3f6488 24405e 0e1f33 f8dfa0 e0614f f6fafc'),
  ],
} as const satisfies Record<string, readonly Inks[]>;

/** Mood that a palette sets. */
type Mood = keyof typeof palettes;

/** What sets the mood, the more telling first; a game's core facets are asked before the others. */
const MOODS: readonly (readonly [Mood, string])[] = [
  ['neon', 'cyberpunk neon rhythm dance boomer-shooter'],
  [
    'dark',
    'survival-horror psychological-horror horror dark-fantasy lovecraftian vampires gothic zombies soulslike demons',
  ],
  ['frost', 'snow snow-sports christmas norse'],
  ['sea', 'ocean pirates ships naval-combat island fishing swimming'],
  ['cosy', 'cozy farming-sim wholesome heartwarming relaxing life-sim cafe-bar gardening cooking decorating cats'],
  [
    'sport',
    'football basketball racing arcade-racing sim-racing sports tennis golf olympics rally motorbikes combat-sports boxing wrestling american-football extreme-sports fitness other-ball-sports baseball ice-hockey volleyball',
  ],
  ['stars', 'space space-sim star-wars aliens sci-fi mech-game robots artificial-intelligence'],
  [
    'grave',
    'noir detective crime war world-war-1 world-war-2 modern-military cold-war prison tactical-shooter stealth melancholic grief dystopian post-apocalyptic police heist conspiracy',
  ],
  [
    'playful',
    'party-game kart-racing cute kids family platform-fighter minigames funny friendly-chaos 3d-platformer whimsical monster-taming colourful musou toys absurd',
  ],
  [
    'epic',
    'fantasy epic medieval mythology jrpg crpg action-rpg mmorpg ancient-world feudal-japan historical grand-strategy 4x rts hack-and-slash action-adventure superheroes',
  ],
  [
    'retro',
    'arcade pixel-art retro-decades fifties sixties seventies eighties nineties western board-game card-game puzzle management platformer beat-em-up run-and-gun fighting shoot-em-up nostalgic classic',
  ],
];

/** The inks that suit a game, by its facets and then by its seed. */
export function choosePalette(core: readonly string[], random: Random): Inks {
  let best: { mood: Mood; rank: number } | undefined;
  MOODS.forEach(([mood, facets], order) => {
    const place = core.findIndex((facet) => facets.split(' ').includes(facet));
    // Four places further down the list of facets weigh as much as the order of the moods from first to last.
    const rank = place + order * 0.35;
    if (place !== -1 && (best === undefined || rank < best.rank)) best = { mood, rank };
  });
  return random.pick<Inks>(palettes[best?.mood ?? random.pick(['retro', 'epic', 'playful', 'stars'] as const)]);
}
