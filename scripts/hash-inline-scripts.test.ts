import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInlineScripts } from './hash-inline-scripts.mjs';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('hashInlineScripts()', () => {
  it('hashes each inline script of each page once, and neither files nor data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(folder, 'es'));
    writeFileSync(join(folder, 'es.html'), '<script src="/a.js" async=""></script><script id="x">one()</script>');
    writeFileSync(
      join(folder, 'es', 'about.html'),
      '<script>one()</script><script>\ntwo("é")\n</script><script>one()</script>' +
        '<script type="application/ld+json">{"name":"x"}</script>',
    );
    expect(hashInlineScripts(folder)).toEqual({
      '/es': [hash('one()')],
      '/es/about': [hash('one()'), hash('\ntwo("é")\n')],
    });
    rmSync(folder, { recursive: true });
  });
});
