import type { Random } from '../random';
import { points } from './shapes';

/** Grounds without a place: rays, rings, stripes and the like. */
export const patterns = {
  rays: (random: Random) => {
    const [x, y, count] = [random.whole(80, 380), random.whole(80, 190), random.pick([11, 14, 18])];
    let rays = '';
    for (let ray = 0; ray < count; ray++) {
      const at = (turn: number) => {
        const angle = ((ray + turn) / count) * 2 * Math.PI;
        return `${Math.round(x + 520 * Math.cos(angle))} ${Math.round(y + 520 * Math.sin(angle))}`;
      };
      rays += `M${x} ${y}L${at(0)}L${at(0.5)}z`;
    }
    return `<path class="f" d="${rays}"/>`;
  },
  rings: (random: Random) => {
    const [x, y] = [random.whole(60, 400), random.whole(60, 180)];
    return [320, 250, 185, 125, 70]
      .map((size, index) => `<circle class="${index % 2 === 0 ? 'f' : 's'}" cx="${x}" cy="${y}" r="${size}"/>`)
      .join('');
  },
  stripes: (random: Random) => {
    const lean = random.pick([-120, -60, 60, 120]);
    let bars = '';
    for (let x = -160; x < 620; x += 52) bars += `M${x} 215l${lean}-215h26L${x + 26} 215z`;
    return `<path class="f" d="${bars}"/>`;
  },
  checker: () => {
    let squares = '';
    for (let y = 0; y < 6; y++) for (let x = y % 2; x < 12; x += 2) squares += `M${x * 39} ${y * 39}h39v39h-39z`;
    return `<path class="f" d="${squares}"/>`;
  },
  speed: (random: Random) => {
    let lines = '';
    for (let index = 0; index < 16; index++) {
      const [x, y] = [random.whole(-60, 400), random.whole(4, 205)];
      lines += `M${x} ${y}h${random.whole(60, 220)}l-14 ${random.whole(4, 9)}z`;
    }
    return `<path class="f" d="${lines}"/><path class="n" d="M0 180h460v35H0z"/>`;
  },
  confetti: (random: Random) => {
    const piece = [
      (x: number, y: number) => `<path class="f" d="M${x} ${y}l18 5-13 14z"/>`,
      (x: number, y: number) => `<circle class="p" cx="${x}" cy="${y}" r="6"/>`,
      (x: number, y: number) => `<path class="B" d="M${x} ${y}l8-8 8 8 8-8 8 8"/>`,
      (x: number, y: number) => `<path class="n" d="M${x} ${y}h12v12h-12z"/>`,
    ];
    let pieces = '';
    for (let x = 0; x < 8; x++) {
      for (let y = 0; y < 4; y++) {
        pieces += random.pick(piece)(x * 60 + random.whole(0, 36), y * 54 + random.whole(6, 40));
      }
    }
    return pieces;
  },
  arches: () =>
    [0, 1, 2, 3, 4]
      .map(
        (ring) =>
          `<path class="${['f', 'b', 'a', 'n', 's'][ring]}" d="M${20 + ring * 22} 215V150a${210 - ring * 22} ${130 - ring * 22} 0 0 1 ${420 - ring * 44} 0V215z"/>`,
      )
      .join(''),
  steps: (random: Random) => {
    const row = (base: number, rise: number) => {
      let y = base;
      let path = `M0 215V${y}`;
      for (let x = 0; x < 460; x += 20) {
        path += `V${y}H${x + 20}`;
        y = Math.min(base + 8, Math.max(base - rise, y + random.pick([-12, 0, 0, 12])));
      }
      return `${path}V215z`;
    };
    const cloud = () => `M${random.whole(0, 40) * 10} ${random.whole(2, 8) * 10}h50v10h10v10h-80v-10h20z`;
    return `<path class="p" opacity=".8" d="${cloud()}${cloud()}"/><path class="f" d="${row(140, 48)}"/><path class="n" d="${row(172, 24)}"/>`;
  },
  rain: (random: Random) => {
    let drops = '';
    for (let index = 0; index < 60; index++) drops += `M${random.whole(0, 470)} ${random.whole(-10, 200)}l-6 18`;
    return `<path class="f" d="M0 170h460v45H0z"/><path class="F" style="stroke-width:2.5" d="${drops}"/>`;
  },
  zigzag: (random: Random) => {
    const step = random.pick([23, 46]);
    const row = (y: number) =>
      points(Math.ceil(460 / step) + 2, (index) => [index * step, y + (index % 2) * step * 0.6]);
    return `<path class="F" style="stroke-width:11" d="${[10, 52, 94, 136, 178].map((y) => `M${row(y)}`).join('')}"/>`;
  },
} as const;
