import { backing, burst, verticalEdge } from './ornaments';
import { block, halftone, type Sheet } from './sheet';

/** Covers whose title stands on a plate beside the picture. */
export const plates = {
  side: (sheet: Sheet, pixels: boolean) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['k'], ['p'], ['b', 'k'], ['n', 'k'], ['a', 'p']] as const));
    const left = random.chance(0.6);
    const x = left ? 335 : 125;
    const panel = left
      ? `M0 0${verticalEdge(random, 208, pixels)}H0z`
      : `M460 0${verticalEdge(random, 252, pixels)}H460z`;
    return `${sheet.scene}${halftone(0, 140, 460, 75)}${backing(random, x, 102, 82)}${sheet.motif(0, x, 192, 160)}<path class="${plate}" d="${panel}"/>${sheet.title({ x: left ? 18 : 272, y: 20, width: 170, height: 150, align: random.pick(['left', 'left', 'centre'] as const), largest: 46 }, plate)}${sheet.year(left ? 18 : 272, 203)}`;
  },
  sleeve: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['p'], ['s', 'p'], ['k']] as const));
    const picture = random.pick([0, 245] as const);
    const text = picture === 0 ? 232 : 18;
    const ground = sheet.plate(plate === 's' ? 'a' : 's', 's');
    const stripes = ['b', 'a', 'n'].map((ink, index) => block(text, 178 + index * 7, 210, 7, ink)).join('');
    return `${block(0, 0, 460, 215, plate)}${block(picture, 0, 215, 215, ground === plate ? 'a' : ground)}<path class="f" d="${burst(picture + 107, 107, 105, 18, 0.55)}"/>${backing(random, picture + 107, 107, 62)}${sheet.motif(0, picture + 107, 182, 150)}${stripes}${sheet.title({ x: text, y: 22, width: 210, height: 142, align: 'left', largest: 48 }, plate)}${sheet.year(picture + 10, 205)}`;
  },
  giant: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(
      ...random.pick([
        ['s', 'n', 'b', 'k'],
        ['a', 'k'],
        ['b', 's', 'k'],
        ['n', 'k'],
      ] as const),
    );
    const left = random.chance(0.6);
    const x = left ? 350 : 110;
    const disc = plate === 'a' ? 'p' : 'a';
    return `${block(0, 0, 460, 215, plate)}${halftone(left ? 230 : 0, 0, 230, 215)}<circle class="${disc}" cx="${x}" cy="118" r="108"/>${sheet.motif(0, x, 224, 206, random.pick(['paper', 'shadow'] as const))}${sheet.title({ x: left ? 20 : 234, y: 20, width: 206, height: 152, align: 'left', largest: 52 }, plate)}${sheet.year(left ? 20 : 234, 204)}`;
  },
  sticker: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['p'], ['a', 'p'], ['k']] as const));
    const x = random.pick([96, 364] as const);
    const corner = x === 96 ? 186 : 16;
    return `${sheet.scene}${halftone(0, 0, 460, 215)}${backing(random, x, 104, 80)}${sheet.motif(1, corner + 196, 104, 70)}${sheet.motif(0, x, 196, 158)}<g transform="rotate(${random.pick([-3, -2, 2, 3])} ${corner + 130} 148)"><rect class="k" x="${corner + 4}" y="100" width="258" height="100" rx="9"/><rect class="${plate}" x="${corner}" y="95" width="258" height="100" rx="9"/>${block(corner, 108, 258, 5, 'b')}${sheet.title({ x: corner + 14, y: 121, width: 230, height: 64, align: 'centre' }, plate)}</g>${sheet.year(10, 24)}`;
  },
  slope: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['k'], ['b', 'k'], ['p'], ['n', 'k']] as const));
    return `${sheet.scene}${backing(random, 352, 84, 80)}${sheet.motif(1, 214, 92, 72)}${sheet.motif(0, 356, 168, 156)}<path class="a" d="M0 38 460 180v35H0z"/><path class="${plate}" d="M0 48 460 190v25H0z"/>${sheet.title({ x: 18, y: 122, width: 206, height: 80, align: 'left' }, plate)}${sheet.year(10, 26)}`;
  },
  wallpaper: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['p'], ['k'], ['a', 'p']] as const));
    const turn = random.pick([-12, 0, 12]);
    let tiles = '';
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 8; column++) {
        const x = column * 66 + (row % 2) * 33 - 6;
        const rank = (row + column) % 2 === 0 ? 0 : 1;
        // What the plate hides need not be drawn.
        if (row % 3 !== 0 && x > 110 && x < 350) continue;
        tiles += `<g transform="rotate(${turn} ${x} ${row * 58 + 20})">${sheet.motif(rank, x, row * 58 + 44, 46, 'plain')}</g>`;
      }
    }
    const ground = sheet.plate('a', 'p');
    return `${block(0, 0, 460, 215, ground === plate ? 's' : ground)}${random.chance(0.5) ? halftone(0, 0, 460, 215) : ''}${tiles}<path class="k" d="M80 50h300a14 14 0 0 0 14 14v87a14 14 0 0 0-14 14H80a14 14 0 0 0-14-14V64a14 14 0 0 0 14-14z"/><path class="${plate}" d="M84 55h292a14 14 0 0 0 13 13v79a14 14 0 0 0-13 13H84a14 14 0 0 0-13-13V68a14 14 0 0 0 13-13z"/><path class="B" style="stroke-width:2.5" d="M90 61h280v92H90z"/>${sheet.title({ x: 100, y: 70, width: 260, height: 74, align: 'centre' }, plate)}`;
  },
} as const;
