import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type ScriptHashes = Readonly<Record<string, readonly string[]>>;

let known: ScriptHashes | undefined;

/**
 * The hashes of the inline scripts of a prerendered page; `scripts/build.mjs` writes them down after the build.
 *
 * @param page path of the prerendered page, with its language: `/es/about`
 * @returns nothing when the build has not written any, which also leaves a line in the log
 */
export function scriptHashes(page: string): readonly string[] | undefined {
  known ??= read();
  return known[page];
}

function read(): ScriptHashes {
  try {
    // The path is put together at run time, so that the compiler does not take the whole folder along.
    return JSON.parse(
      readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next', 'script-hashes.json'), 'utf8'),
    );
  } catch {
    if (process.env.NODE_ENV === 'production') {
      console.error('No hashes of inline scripts, so pages allow all of them: build with `npm run build`');
    }
    return {};
  }
}
