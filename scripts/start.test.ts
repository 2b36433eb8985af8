import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('npm start', () => {
  const project = join(mkdtempSync(join(tmpdir(), 'start-')), 'a # and 100%25');
  const output = join(project, '.next', 'standalone');
  const start = (settings: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(project, 'scripts', 'start.mjs')], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', HOSTNAME: 'a-container', ...settings },
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

  it.each([
    ['', '0.0.0.0 0.0.0.0'],
    ['0.0.0.0', '0.0.0.0 0.0.0.0'],
    // By another name for the machine itself, Next would ask itself for its pages, and wait for ever.
    ['127.0.0.1', 'localhost 127.0.0.1'],
  ])('listens to the address %j, under a name that Next knows', (address, seen) => {
    writeFileSync(
      join(output, 'server.js'),
      `const server = require('node:net').createServer().listen(0, process.env.HOSTNAME, () => {
        console.log(process.env.HOSTNAME, server.address().address);
        server.close();
      });`,
    );
    expect(start({ LISTEN_ADDRESS: address })).toMatchObject({ status: 0, stdout: `${seen}\n` });
  });
});
