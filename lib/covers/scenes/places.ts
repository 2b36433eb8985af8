import type { Random } from '../random';
import { clouds } from './land';

/** Places that people made, the sea and the sky beyond. */
export const places = {
  city: (random: Random) => {
    const row = (top: number, step: number) => {
      let roofs = '';
      for (let x = 0; x < 460; x += step)
        roofs += `M${x} 215V${random.whole(top, top + 58)}h${step - random.whole(0, 5)}V215z`;
      return roofs;
    };
    let windows = '';
    for (let index = 0; index < 26; index++) windows += `M${random.whole(0, 75) * 6 + 4} ${random.whole(17, 24) * 8}h3`;
    return `<path class="f" d="${row(70, 42)}"/><path class="n" d="${row(118, 34)}"/><path class="A" d="${windows}"/>`;
  },
  sea: (random: Random) => {
    const swell = (y: number, step: number, ink: string) =>
      `<path class="${ink}" d="M-${random.whole(0, step)} ${y}${`q${step / 4}-14 ${step / 2} 0t${step / 2} 0`.repeat(Math.ceil(460 / step) + 1)}V215H0z"/>`;
    return `${clouds(random)}${swell(146, 92, 'f')}${swell(166, 76, 'n')}${swell(188, 60, 'f')}`;
  },
  space: (random: Random) => {
    let stars = '';
    for (let index = 0; index < 44; index++) stars += `M${random.whole(0, 460)} ${random.whole(0, 215)}h0`;
    const [x, y, size] = [random.whole(20, 440), random.whole(20, 60), random.whole(16, 30)];
    return `<path class="P" stroke-linecap="round" style="stroke-width:2.5" d="${stars}"/><circle class="b" cx="${x}" cy="${y}" r="${size}"/><path class="P" style="stroke-width:3" d="M${x - size - 12} ${y + 8}q${size + 12} 10 ${2 * size + 24}-16"/><ellipse class="f" cx="${random.whole(100, 360)}" cy="262" rx="330" ry="112"/>`;
  },
  grid: () => {
    const rails = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(
      (step) => `M${230 + step * 34} 140L${230 + step * 130} 215`,
    );
    return `<path class="n" d="M0 140h460v75H0z"/><path class="B" style="stroke-width:2.5" d="${rails.join('')}M0 141h460M0 150h460M0 164h460M0 184h460M0 210h460"/>`;
  },
  pitch: () =>
    '<path class="f" d="M0 0h58v215H0zM115 0h58v215h-58zM230 0h58v215h-58zM345 0h58v215h-58z"/><path class="P" style="stroke-width:4" d="M230 0v215M12 10h436v195H12zM12 60h54v95H12zM448 60h-54v95h54zM230 62a45 45 0 1 0 .1 0z"/>',
  road: (random: Random) => {
    const x = random.whole(150, 310);
    return `${clouds(random)}<path class="f" d="M0 150l70-40 60 30 80-48 90 46 70-30 90 42v65H0z"/><path class="n" d="M0 148h460v67H0z"/><path class="k" d="M${x - 14} 148h28L${x + 210} 215H${x - 210}z"/><path class="p" d="M${x - 2} 152h4l2 12h-8zM${x - 5} 172h10l4 18h-18zM${x - 10} 196h20l6 19h-32z"/>`;
  },
  track: () => {
    let kerb = '';
    for (let x = 0; x < 460; x += 40) kerb += `M${x} 150h20l-8 12H${x - 8}z`;
    return `<path class="f" d="M0 96h460v54H0z"/><path class="N" d="M0 104h460M0 116h460M0 128h460" stroke-dasharray="3 9" style="stroke-width:7"/><path class="p" d="M0 150h460v12H0z"/><path class="b" d="${kerb}"/><path class="n" d="M0 162h460v53H0z"/>`;
  },
  bricks: () => {
    let joints = '';
    for (let y = 0; y < 9; y++) {
      joints += `M0 ${y * 24}h460`;
      for (let x = (y % 2) * 26; x < 470; x += 52) joints += `M${x} ${y * 24}v24`;
    }
    return `<path class="f" d="M0 0h460v215H0z"/><path class="S" style="stroke-width:3" d="${joints}"/><path class="n" d="M0 176h460v39H0z"/>`;
  },
  room: (random: Random) => {
    const x = random.whole(24, 90);
    return `<path class="F" style="stroke-width:10" d="${Array.from({ length: 16 }, (_, index) => `M${index * 30 + 8} 0v160`).join('')}"/><path class="p" d="M${x} 26h74v74H${x}z"/><path class="n" d="M${x + 7} 33h27v27h-27zM${x + 40} 33h27v27h-27zM${x + 7} 66h27v27h-27zM${x + 40} 66h27v27h-27zM0 158h460v57H0z"/><path class="p" d="M0 154h460v6H0z"/>`;
  },
  circuit: (random: Random) => {
    let tracks = '';
    let pads = '';
    for (let index = 0; index < 11; index++) {
      const [x, y, run] = [random.whole(0, 11) * 42, random.whole(1, 9) * 20, random.whole(20, 60)];
      tracks += `M${x} 0V${y}l20 20h${run}`;
      pads += `M${x + 20 + run} ${y + 20}h0`;
    }
    return `<path class="F" style="stroke-width:4" d="${tracks}"/><path class="B" stroke-linecap="round" style="stroke-width:11" d="${pads}"/>`;
  },
} as const;
