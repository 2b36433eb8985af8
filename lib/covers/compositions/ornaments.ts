import type { Random } from '../random';

/** A bright shape for a motif to stand before: disc, burst, ring, diamond, striped sun or arch. */
export function backing(random: Random, x: number, y: number, radius: number): string {
  const disc = `<circle class="a" cx="${x}" cy="${y}" r="${radius}"/>`;
  const dots = `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#h)"/>`;
  return random.pick([
    () => disc,
    () => `<circle class="p" cx="${x}" cy="${y}" r="${radius + 7}"/>${disc}`,
    () => `<path class="a" d="${burst(x, y, radius * 1.2, random.pick([12, 16, 20]), random.pick([0.74, 0.82]))}"/>`,
    () => `${disc}<circle class="B" cx="${x}" cy="${y}" r="${radius * 0.86}"/>`,
    () =>
      `<path class="a" d="M${x} ${y - radius * 1.25}l${radius * 1.25} ${radius * 1.25}-${radius * 1.25} ${radius * 1.25}-${radius * 1.25}-${radius * 1.25}z"/>`,
    () =>
      `${disc}<path class="S" style="stroke-width:4" d="${[0.3, 0.5, 0.68, 0.84].map((part) => bar(x, y, radius, part)).join('')}"/>`,
    () =>
      `<path class="a" d="M${x - radius} ${y + radius}v-${radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${radius}z"/>`,
    () => `<circle class="b" cx="${x + 9}" cy="${y + 6}" r="${radius}"/>${disc}`,
    () => disc + dots,
  ])();
}

function bar(x: number, y: number, radius: number, part: number): string {
  const half = Math.round(radius * Math.sqrt(1 - part * part)) + 1;
  return `M${x - half} ${Math.round(y + radius * part)}h${half * 2}`;
}

/** A star with many points, as path data. */
export function burst(x: number, y: number, radius: number, spikes: number, inner: number): string {
  const corners = Array.from({ length: spikes * 2 }, (_, index) => {
    const angle = (index * Math.PI) / spikes;
    const reach = index % 2 === 0 ? radius : radius * inner;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** The edge of a plate from the top of the sheet to its foot, as path data that goes on from a point at x, 0. */
export function verticalEdge(random: Random, x: number, pixels: boolean): string {
  const steps = (count: number, step: (sign: number) => string) =>
    Array.from({ length: count }, (_, index) => step(index % 2 === 0 ? 1 : -1)).join('');
  if (pixels) return `H${x}${steps(18, (sign) => `v12h${sign * 12}`)}V215`;
  return random.pick([
    () => `H${x}V215`,
    () => `H${x + 22}L${x - 18} 215`,
    () => `H${x}${steps(14, (sign) => `l${sign * 11} 15.4`)}V215`,
    () => `H${x}${'a13.5 13.5 0 0 1 0 26.9'.repeat(8)}V215`,
    () => `H${x}C${x + 50} 70 ${x - 40} 140 ${x + 10} 215`,
    () => `H${x}Q${x + 46} 107 ${x} 215`,
  ])();
}

/** The edge of a plate from the right of the sheet to its left, as path data that goes on from a point at 460, y. */
export function horizontalEdge(random: Random, y: number, pixels: boolean): string {
  if (pixels) return `V${y}${Array.from({ length: 24 }, (_, index) => `h-20v${index % 2 === 0 ? -8 : 8}`).join('')}H0`;
  return random.pick([
    () => `V${y}H0`,
    () => `V${y - 14}L0 ${y + 4}`,
    () => `V${y}${'l-11.5-9-11.5 9'.repeat(20)}`,
    () => `V${y}${'a11.5 11.5 0 0 0-23 0'.repeat(20)}`,
    () => `V${y}Q345 ${y - 24} 230 ${y}T0 ${y}`,
    () => `V${y}Q230 ${y - 26} 0 ${y}`,
  ])();
}

/** What a decade printed on everything: stripes of a tape in the eighties, shapes in the nineties. */
export function eraTouch(random: Random, year: number): string {
  if (year < 1990) {
    const stripe = (ink: string, inset: number) =>
      `<path class="${ink}" d="M${372 + inset} 0h14L460 ${74 - inset}v14z"/>`;
    return stripe('n', 0) + stripe('b', 14) + stripe('a', 28) + stripe('k', 42);
  }
  if (year < 2000 && random.chance(0.7)) {
    return '<path class="B" d="m392 22 9-10 9 10 9-10 9 10 9-10 9 10"/><path class="p" d="M428 34l20 4-14 16z"/><circle class="A" cx="404" cy="44" r="8" style="stroke-width:5"/>';
  }
  return '';
}
