// Measures relevance, speed and memory: `npm run bench`, or `npm run bench -- relevance` / `-- speed`.
// The engine is TypeScript; it is bundled into a temporary file first, so that what is timed is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'juegazo-bench-'));
const bundle = join(folder, 'bench.cjs');

try {
  await build({
    entryPoints: [join(here, 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=12288', bundle, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
