import { chooseFace } from './choose-face';
import { chooseMotifs, type Portrayed } from './choose-motifs';
import { bands } from './compositions/bands';
import { eraTouch } from './compositions/ornaments';
import { paperwork } from './compositions/paperwork';
import { plates } from './compositions/plates';
import { type Cut, HEIGHT, type Ink, type Sheet, WIDTH } from './compositions/sheet';
import { contrast } from './contrast';
import { escapeMarkup } from './escape-markup';
import { motifs } from './motifs/motifs';
import { choosePalette, type Inks } from './palettes';
import { createRandom } from './random';
import { drawScene } from './scenes/choose-scene';
import { setTitle } from './set-title';

/** WCAG AA for text. */
const READABLE = 4.5;

/** Letters of a word that still come out large on a narrow plate. */
const ROOM = 8;
const wide = [...Object.values(bands), paperwork.frieze];
const plain = [plates.sticker, plates.slope, plates.wallpaper, paperwork.ticket];
const narrow = [plates.side, plates.sleeve, plates.giant, paperwork.porthole];

/**
 * Draws a game's cover as a print of seven flat inks: SVG of 460 × 215, the same for the same game.
 *
 * Its facets choose inks, letters, ground and motifs; its id, the composition and whatever is left to taste.
 */
export function drawCover(game: Portrayed): string {
  const random = createRandom(game.id);
  const { core } = game.facets;
  const inks = choosePalette(core, random);
  const face = chooseFace(core, random);
  const names = chooseMotifs(game, random).slice(0, 3);
  const scene = drawScene(core, random);
  const used = new Set<number>();
  // On a dark sheet a shadow cannot tell the silhouette from the ground.
  const usual: Cut = contrast(inks.k, inks.s) >= READABLE && random.chance(0.4) ? 'shadow' : 'paper';

  const sheet: Sheet = {
    random,
    scene,
    title: (box, plate) =>
      setTitle(game.title.replace(` (${game.year})`, ''), face, box, letterInk(inks, plate, random.chance(0.35))),
    year: (x, y) =>
      `<rect class="k" x="${x}" y="${y - 17}" width="36" height="18" rx="3"/>${setTitle(String(game.year), 'poster', { x: x + 3, y: y - 13.5, width: 30, height: 11, align: 'centre' }, inks.p)}`,
    motif: (rank, x, bottom, size, cut = usual) => {
      used.add(rank);
      return place(rank, x, bottom, size, cut);
    },
    plate: (...candidates) => candidates.find((ink) => Math.max(...onPlate(inks, ink)) >= READABLE) ?? 'k',
  };
  const longestWord = Math.max(...game.title.split(/[\s-]/).map((word) => word.length));
  const compose = random.pick(longestWord > ROOM ? [...wide, ...wide, ...plain] : [...wide, ...plain, ...narrow]);
  const cornerIsFree = [bands.foot, bands.ribbon, plates.slope, plates.sticker].some((free) => free === compose);
  const picture = compose(sheet, core.includes('pixel-art')) + (cornerIsFree ? eraTouch(random, game.year) : '');

  const shapes = [...used].map((rank) => `<g id="m${rank}">${motifs[names[rank] ?? 'gamepad']}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img"><title>${escapeMarkup(game.title)}</title><style>${styles(inks, shapes + picture)}</style><defs>${shapes}${HALFTONE}${GRAIN}</defs><rect class="s" width="460" height="215"/>${picture}<rect width="460" height="215" fill="url(#g)"/></svg>\n`;
}

const HALFTONE =
  '<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle class="k" cx="3" cy="3" r="1.5" opacity=".2"/></pattern>';

/** Specks where the ink did not take, and some that fell beside. */
const GRAIN =
  '<pattern id="g" width="97" height="83" patternUnits="userSpaceOnUse"><path class="p" opacity=".35" d="M5 9h1v1H5zM31 27h1v2h-1zM66 12h2v1h-2zM88 44h1v1h-1zM18 61h1v1h-1zM52 74h1v1h-1z"/><path class="k" opacity=".22" d="M44 41h1v1h-1zM12 38h1v1h-1zM80 22h1v2h-1zM37 7h1v1h-1zM63 55h1v1h-1z"/></pattern>';

/**
 * Small letters fill with an ink, capitals draw lines with it; a motif drawn again in one ink is its outline or shadow.
 * What the picture does not use is left out.
 */
function styles(inks: Inks, picture: string): string {
  const uses = (name: string) => picture.includes(`class="${name}"`);
  const letters = Object.entries(inks).flatMap(([name, colour]) => {
    const line = name.toUpperCase();
    const always = ['s', 'k', 'p'].includes(name);
    return [
      always || uses(name) ? `.${name}{fill:var(--${name},${colour})}` : '',
      uses(line) ? `.${line}{fill:none;stroke:var(--${name},${colour});stroke-width:var(--w,6)}` : '',
    ];
  });
  const flat = (ink: string) => ['k', 'p', 'a', 'b'].map((name) => `--${name}:${ink}`).join(';');
  const outline = `.o{${flat(inks.p)};--w:14;stroke:${inks.p};stroke-width:8;stroke-linejoin:round}`;
  return `${letters.join('')}${uses('o') ? outline : ''}${uses('w') ? `.w{${flat(inks.n)}}` : ''}`;
}

function place(rank: number, x: number, bottom: number, size: number, cut: Cut): string {
  const scale = size / 100;
  const at = (dx: number, dy: number) =>
    `transform="translate(${x - size / 2 + dx} ${bottom - size + dy})scale(${scale})"`;
  const before = {
    paper: `<use href="#m${rank}" class="o" ${at(0, 0)}/>`,
    shadow: `<use href="#m${rank}" class="w" ${at(size * 0.04, size * 0.03)}/>`,
    plain: '',
  }[cut];
  return `${before}<use href="#m${rank}" ${at(0, 0)}/>`;
}

const onPlate = (inks: Inks, plate: Ink) => [contrast(inks.k, inks[plate]), contrast(inks.p, inks[plate])] as const;

/** The ink that letters on a plate are printed in: dark or light, or the bright ones where they can be read. */
function letterInk(inks: Inks, plate: Ink, bright: boolean): string {
  const colour = ([inks.a, inks.b] as const).find((ink) => contrast(ink, inks[plate]) >= READABLE);
  if (bright && colour !== undefined) return colour;
  const [dark, light] = onPlate(inks, plate);
  return dark >= light ? inks.k : inks.p;
}
