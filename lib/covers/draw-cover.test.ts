/** @jest-environment jsdom */
import { games } from '../catalog/games';
import type { Portrayed } from './choose-motifs';
import { drawCover } from './draw-cover';
import { motifs } from './motifs/motifs';

const game = (over: Partial<Portrayed> = {}): Portrayed => ({
  id: 'a-game',
  title: 'A Game',
  year: 1987,
  facets: { core: ['racing', 'arcade'], also: [] },
  en: 'You drive.',
  ...over,
});

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

test('drawCover() draws the same game the same, and other ids differently', () => {
  expect(drawCover(game())).toBe(drawCover(game()));
  expect(drawCover(game({ id: 'another-game' }))).not.toBe(drawCover(game()));
});

test.each([
  '</title><script>alert(1)</script>',
  '"><image href="https://evil.example/x.png"/>',
  ']]><!-- & &amp; \u0000\u0008\ud800',
  '日本語のゲーム <b>',
  '',
  ' '.repeat(40),
  'W'.repeat(400),
  'of the '.repeat(60),
  '__proto__ constructor',
])('drawCover() keeps a hostile title text: %j', (title) => {
  const root = parse(drawCover(game({ title })));
  expect(root.tagName).toBe('svg');
  expect(root.querySelectorAll('script, image, foreignObject, b, parsererror')).toHaveLength(0);
  expect(root.querySelector('title')?.textContent?.replace(/\ufffd/g, '')).toBe(
    title.replaceAll('\u0000', '').replaceAll('\u0008', '').replaceAll('\ud800', ''),
  );
  expect(drawCover(game({ title }))).not.toMatch(/NaN|undefined|Infinity/);
});

test('drawCover() draws every game of the catalogue as sound and small SVG that fetches nothing', () => {
  const sizes = games.map((entry) => {
    const svg = drawCover(entry);
    expect(svg.replace(/<title>.*?<\/title>/, '')).not.toMatch(
      /NaN|undefined|Infinity|(?:href|src)="(?!#)|url\((?!#)|@import/,
    );
    return Buffer.byteLength(svg);
  });
  for (const entry of games.filter((_, index) => index % 25 === 0)) {
    const root = parse(drawCover(entry));
    expect(root.querySelector('title')?.textContent).toBe(entry.title);
    for (const use of root.querySelectorAll('use')) {
      expect(root.querySelectorAll(`[id="${use.getAttribute('href')?.slice(1)}"]`)).toHaveLength(1);
    }
  }
  sizes.sort((one, other) => one - other);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(6_500);
  expect(sizes.at(-1)).toBeLessThan(14_000);
});

test('drawCover() gives neighbours on the shelf different faces', () => {
  const looks = new Set(games.slice(0, 60).map((entry) => drawCover(entry).replace(/<title>.*?<\/title>/, '')));
  expect(looks.size).toBe(Math.min(60, games.length));
});

test('every motif is a closed piece of markup in inks alone', () => {
  for (const markup of Object.values(motifs)) {
    expect(parse(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`).querySelector('parsererror')).toBeNull();
    expect(markup).not.toMatch(/#|fill=|url\(/);
  }
});
