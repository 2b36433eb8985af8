import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Each folder imports only those before it, and any of them what stands at the root but the recommender itself. */
const ORDER = [
  'collections',
  'words',
  'knowledge',
  'spans',
  'wishes',
  'understand',
  'judge',
  'retrieve',
  'rank',
  'explain',
];

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('folders of the engine', () => {
  it('stand in the order', () => {
    expect([...folders].sort()).toEqual([...ORDER].sort());
  });

  it.each(ORDER)('run one way: %s', (folder) => {
    const files = readdirSync(join(__dirname, folder)).filter((file) => !file.endsWith('.test.ts'));
    const imports = files.flatMap((file) =>
      [...readFileSync(join(__dirname, folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) => ({
        file,
        to: relative(__dirname, join(__dirname, folder, path)),
      })),
    );
    const later = imports.filter(({ to }) => {
      const target = dirname(to);
      return target === '.' ? to === 'recommender' : ORDER.indexOf(target) > ORDER.indexOf(folder);
    });
    expect(later).toEqual([]);
  });
});
