import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('npm start', () => {
  const project = join(mkdtempSync(join(tmpdir(), 'start-')), 'a # and 100%25');
  const output = join(project, '.next', 'standalone');
  const start = () =>
    spawnSync(process.execPath, [join(project, 'scripts', 'start.mjs')], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', HOSTNAME: 'a-container' },
    });

  beforeAll(() => {
    for (const file of ['start.mjs', 'run.mjs']) cpSync(join(__dirname, file), join(project, 'scripts', file));
  });
  afterAll(() => rmSync(join(project, '..'), { recursive: true, force: true }));

  it('says so when nothing is built', () => {
    expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run build') });
  });

  it('runs the build wherever the project lies, with the settings of its file', () => {
    mkdirSync(output, { recursive: true });
    writeFileSync(join(project, '.env'), 'PORT=4000\nSITE_URL=\n');
    writeFileSync(join(output, 'server.js'), 'console.log(process.env.PORT, process.env.HOSTNAME)');
    expect(start()).toMatchObject({ status: 0, stdout: '4000 0.0.0.0\n' });
  });
});
