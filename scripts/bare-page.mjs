import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from './answers.mjs';
import { inNodeModules, ROOT, run } from './run.mjs';

/** Not among the packages, whose sources the compiler leaves as they are. */
const FOLDER = join(ROOT, '.next', 'cache', 'bare-page');

/** A page with one line of text: what the framework costs by itself. */
const FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs': 'export default { typescript: { ignoreBuildErrors: true } };',
  'app/layout.js': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.js': `export const metadata = { title: 'Bare', description: 'One line.' };
export default () => <main><h1>One line</h1></main>;`,
};

/** Builds the bare page with the product's own Next, and serves it until `stop` is called. */
export async function startBarePage(port) {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, name, '..'), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  const next = inNodeModules('next/dist/bin/next');
  if (!existsSync(join(FOLDER, '.next', 'BUILD_ID'))) {
    const code = await run(process.execPath, [next, 'build', FOLDER]);
    if (code !== 0) throw new Error('Cannot build the bare page');
  }
  const child = spawn(process.execPath, [next, 'start', FOLDER, '-p', String(port)], { stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  if (await answers(url)) return { url, stop: () => child.kill() };
  child.kill();
  throw new Error(`Cannot start the bare page on port ${port}`);
}
