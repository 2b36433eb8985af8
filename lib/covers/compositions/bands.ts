import { backing, horizontalEdge } from './ornaments';
import { block, halftone, type Sheet } from './sheet';

/** Covers whose title runs across the sheet. */
export const bands = {
  foot: (sheet: Sheet, pixels: boolean) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['k'], ['p'], ['n', 'k'], ['b', 'k'], ['k']] as const));
    const x = random.pick([118, 230, 230, 342]);
    const beside = x === 230 ? [74, 386] : [x === 118 ? 268 : 192, x === 118 ? 386 : 74];
    return `${sheet.scene}${halftone(0, 0, 460, 215)}${backing(random, x, 76, 66)}${sheet.motif(1, beside[0] as number, 146, 74)}${sheet.motif(2, beside[1] as number, 146, 74)}${sheet.motif(0, x, 146, 128)}<path class="${plate}" d="M0 215H460${horizontalEdge(random, 144, pixels)}z"/>${sheet.title({ x: 20, y: 154, width: 420, height: 50, align: 'centre' }, plate)}${sheet.year(10, 24)}`;
  },
  marquee: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['p'], ['k'], ['a', 'p']] as const));
    const bulbs = Array.from({ length: 23 }, (_, index) => `M${index * 20 + 10} 74h0`).join('');
    return `${sheet.scene}${backing(random, 230, 158, 82)}${sheet.motif(1, 78, 207, 84)}${sheet.motif(2, 382, 207, 84)}${sheet.motif(0, 230, 212, 122)}${block(0, 0, 460, 82, plate)}${block(0, 66, 460, 16, 'b')}<path class="P" stroke-linecap="round" style="stroke-width:7" d="${bulbs}"/>${sheet.title({ x: 22, y: 9, width: 416, height: 48, align: 'centre' }, plate)}${sheet.year(10, 205)}`;
  },
  triptych: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['p'], ['k']] as const));
    const [left, middle, right] = random.pick([
      ['a', 's', 'b'],
      ['s', 'a', 'f'],
      ['b', 'a', 's'],
      ['f', 's', 'a'],
    ] as const);
    const top = random.chance(0.5);
    const [panels, band] = top ? [0, 149] : [72, 0];
    const window = (x: number, ink: string) => block(x, panels + 7, 142, 136, ink) + halftone(x, panels + 75, 142, 68);
    return `${block(0, 0, 460, 215, plate)}${window(8, left)}${window(159, middle)}${window(310, right)}${sheet.motif(1, 79, panels + 131, 104)}${sheet.motif(0, 230, panels + 133, 114)}${sheet.motif(2, 381, panels + 131, 104)}${sheet.title({ x: 16, y: band + (top ? 5 : 14), width: 428, height: 51, align: 'centre' }, plate)}${sheet.year(14, panels + 27)}`;
  },
  ribbon: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['b', 'p'], ['p'], ['a', 'p']] as const));
    return `${sheet.scene}${halftone(0, 120, 460, 95)}${backing(random, 230, 84, 72)}${sheet.motif(0, 230, 142, 130)}<path class="k" d="M48 196H8l18-24L8 148h40zM412 196h40l-18-24 18-24h-40z"/>${block(30, 134, 400, 68, 'k')}${block(34, 138, 392, 60, plate)}${sheet.title({ x: 48, y: 146, width: 364, height: 44, align: 'centre' }, plate)}${sheet.year(10, 24)}`;
  },
  matchbox: (sheet: Sheet) => {
    const { random } = sheet;
    const plate = sheet.plate(...random.pick([['p'], ['a', 'p'], ['p']] as const));
    const rays = Array.from({ length: 13 }, (_, index) => `M230 206L${index * 33 + 22} 84h18z`).join('');
    return `${block(0, 0, 460, 215, 'b')}${block(8, 8, 444, 199, plate)}<rect class="K" x="15" y="15" width="430" height="185" style="stroke-width:3"/>${block(18, 84, 424, 113, 's')}<path class="f" d="${rays}"/>${sheet.motif(1, 92, 192, 82)}${sheet.motif(1, 368, 192, 82)}${sheet.motif(0, 230, 195, 108)}${sheet.title({ x: 30, y: 24, width: 400, height: 51, align: 'centre' }, plate)}${sheet.year(24, 108)}`;
  },
} as const;
