import type { Random } from '../random';
import { points } from './shapes';

/** Landscapes. A scene fills 460 × 215 with sky above y = 150 and land below; classes name the inks. */
export const land = {
  hills: (random: Random) => {
    const [one, two, three] = [random.whole(60, 200), random.whole(230, 400), random.whole(90, 380)];
    const furrows = [-3, -2, -1, 0, 1, 2, 3]
      .map((step) => `M${three + step * 12} 152L${three + step * 95} 215`)
      .join('');
    return `${clouds(random)}<ellipse class="f" cx="${one}" cy="180" rx="210" ry="70"/><ellipse class="f" cx="${two}" cy="190" rx="190" ry="66"/><path class="n" d="M0 164Q${three} 136 460 160V215H0z"/><path class="F" d="${furrows}"/>`;
  },
  mountains: (random: Random) => {
    const peaks = [40, 150, 270, 390].map((x) => ({ x: x + random.whole(-30, 30), y: random.whole(62, 108) }));
    const ridges = peaks.map(({ x, y }) => `M${x - 100} 170L${x} ${y}l100 ${170 - y}z`).join('');
    const snow = peaks.map(({ x, y }) => `M${x} ${y}l16 ${tip(y)}-8-3-8 8-9-7-7 3z`).join('');
    return `${clouds(random)}<path class="f" d="${ridges}"/><path class="p" d="${snow}"/><path class="n" d="M0 150l60 12 80-16 90 18 110-16 120 12v55H0z"/>`;
  },
  forest: (random: Random) => {
    const row = (y: number, size: number, step: number) => {
      let trees = '';
      for (let x = -10; x < 470; x += step) {
        const height = Math.round(size * random.between(0.75, 1.2));
        trees += `M${x} ${y}l${step * 0.62}-${height} ${step * 0.62} ${height}z`;
      }
      return trees;
    };
    return `<path class="f" d="${row(172, 92, 38)}M0 165h460v50H0z"/><path class="n" d="${row(190, 72, 54)}M0 184h460v31H0z"/>`;
  },
  desert: (random: Random) => {
    const x = random.whole(40, 300);
    return `<path class="f" d="M${x} 160V98l12-10h50l10 10v22l16 8v32zM${(x + 220) % 420} 160v-34l10-8h36l12 10v32z"/><path class="n" d="M0 162q110-26 230-6t230-8v67H0z"/><path class="F" d="M0 182q110-22 230-4t230-8M60 204q120-18 400-6"/>`;
  },
  snowfield: (random: Random) => {
    let flakes = '';
    for (let index = 0; index < 34; index++) {
      flakes += `M${random.whole(0, 460)} ${random.whole(0, 160)}h0`;
    }
    return `<path class="f" d="M0 160l70-58 40 34 60-64 70 70 50-38 60 46 50-32 60 42v60H0z"/><path class="p" d="M0 166q120-26 240-4t220-8v61H0z"/><path class="P" stroke-linecap="round" d="${flakes}"/>`;
  },
  cave: (random: Random) => {
    const teeth = (base: number, sign: number) =>
      points(14, (index) => [
        index * 36 - 4,
        base + sign * (index % 2 === 0 ? random.whole(2, 14) : random.whole(24, 62)),
      ]);
    return `<path class="n" d="M0 0L${teeth(0, 1)}L470 0z"/><path class="f" d="M0 215L${teeth(196, -0.7)}L470 215z"/>`;
  },
  jungle: (random: Random) => {
    const leaf = (x: number, y: number, turn: number) =>
      `<path transform="translate(${x} ${y})rotate(${turn})" d="M0 0C22-30 70-34 112-8 70 14 26 20 0 0z"/>`;
    const leaves = (ink: string, y: number) =>
      `<g class="${ink}">${[0, 80, 160, 240, 320, 400, 470].map((x) => leaf(x, y, random.whole(-150, -30))).join('')}</g>`;
    return `${leaves('f', 168)}<path class="f" d="M0 160h460v55H0z"/>${leaves('n', 214)}`;
  },
  ruins: (random: Random) => {
    const columns = [14, 92, 176, 262, 344, 418]
      .map((x) => `M${x} 170v-${random.whole(30, 100)}l9 5 9-9 10 6v98z`)
      .join('');
    return `${clouds(random)}<path class="f" d="${columns}"/><path class="n" d="M0 164h40v-6h50v6h120v-7h60v7h190v51H0z"/>`;
  },
} as const;

const tip = (y: number) => Math.round((170 - y) * 0.17);

/** Two flat clouds of paper. */
export function clouds(random: Random): string {
  const cloud = () =>
    `M${random.whole(0, 400)} ${random.whole(24, 74)}a12 12 0 0 1 22-6 15 15 0 0 1 28 2 9 9 0 0 1 3 18h-50a8 8 0 0 1-3-14z`;
  return `<path class="p" opacity=".75" d="${cloud()}${cloud()}"/>`;
}
