import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The hashes of the inline scripts of every prerendered page, by the page's path: `{ '/es/about': ['sha256-…'] }`.
 * A content policy that names them lets exactly these scripts run. A block of data (JSON-LD) runs nothing and has none.
 */
export function hashInlineScripts(folder) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  return Object.fromEntries(
    pages.sort().map((path) => {
      const html = readFileSync(join(folder, path), 'utf8');
      const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
        ([, attributes]) => !/type="application\//.test(attributes),
      );
      const hashes = scripts.map(([, , text]) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
      return [`/${path.slice(0, -'.html'.length).split(sep).join('/')}`, [...new Set(hashes)]];
    }),
  );
}
