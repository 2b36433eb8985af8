import { backing } from './ornaments';
import { block, halftone, type Sheet } from './sheet';

/** Covers made like the paper things of a shop: an admission ticket, a frieze on wrapping paper. */
export const paperwork = {
  ticket: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['p'], ['a', 'p'], ['k'], ['b', 'k']] as const));
    const stub = plate === 'a' ? 'p' : 'a';
    const teeth = 'a7 7 0 0 1 0 14v5'.repeat(9);
    return `${sheet.scene}${halftone(0, 0, 460, 215)}<g transform="rotate(${random.pick([-2, 0, 2])} 230 107)"><path class="k" d="M28 26h412v171H28z"/><path class="${plate}" d="M22 20h412v171H22z"/><path class="${stub}" d="M22 20h140v171H22v-2${'a7 7 0 0 0 0-14v-5'.repeat(9)}z"/><path class="S" stroke-dasharray="5 6" style="stroke-width:3" d="M162 20v171"/><path class="b" d="M174 30h248v6H174zM174 175h248v6H174z"/>${sheet.motif(0, 94, 170, 118, stub === 'a' ? 'plain' : 'shadow')}${sheet.title({ x: 182, y: 48, width: 232, height: 115, align: 'centre', largest: 50 }, plate)}<path class="${plate}" d="M434 21${teeth}z"/></g>${sheet.year(414, 211)}`;
  },
  frieze: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['k'], ['b', 'k'], ['p'], ['n', 'k'], ['a', 'p']] as const));
    const ground = plate === 'a' ? 's' : 'a';
    const top = random.chance(0.3);
    const strip = top ? 0 : 139;
    const places = [38, 134, 230, 326, 422];
    const ranks = random.pick([
      [1, 2, 0, 2, 1],
      [0, 1, 0, 1, 0],
      [2, 0, 1, 0, 2],
    ] as const);
    const tiles = places
      .map((x, index) => {
        const ink = index % 2 === 0 ? ground : 'f';
        return `${block(x - 48, strip, 96, 76, ink)}${sheet.motif(ranks[index] as 0 | 1 | 2, x, strip + 68, 60)}`;
      })
      .join('');
    return `${block(0, 0, 460, 215, plate)}${tiles}${block(0, top ? 76 : 133, 460, 6, 'b')}${sheet.title({ x: 24, y: top ? 96 : 22, width: 412, height: 92, align: 'centre' }, plate)}${sheet.year(10, top ? 205 : 24)}`;
  },
  porthole: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['k'], ['n', 'k'], ['p'], ['b', 'p']] as const));
    const left = random.chance(0.5);
    const x = left ? 112 : 348;
    return `${block(0, 0, 460, 215, plate)}<clipPath id="c"><circle cx="${x}" cy="107" r="96"/></clipPath><circle class="b" cx="${x}" cy="107" r="104"/><g clip-path="url(#c)">${block(0, 0, 460, 215, 's')}${sheet.scene}${backing(random, x, 98, 58)}${sheet.motif(0, x, 176, 132)}</g>${sheet.title({ x: left ? 234 : 20, y: 24, width: 206, height: 146, align: left ? 'left' : 'right', largest: 48 }, plate)}${sheet.year(left ? 234 : 190, 203)}`;
  },
} as const;
