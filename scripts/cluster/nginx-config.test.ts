import { nginxConfig } from './nginx-config.mjs';

const config = (searchTimeoutMs = 30_000) =>
  nginxConfig({ port: 8080, folder: '/tmp/x', instances: ['127.0.0.1:3001', '127.0.0.1:3002'], searchTimeoutMs });
const setting = (name: string, text: string) => new RegExp(`^\\s*${name} (.*);$`, 'm').exec(text)?.[1];

describe('nginxConfig()', () => {
  it('leads to every instance', () => {
    expect(config()).toContain('server 127.0.0.1:3001 ');
    expect(config()).toContain('server 127.0.0.1:3002 ');
  });

  it('writes no body to the disk', () => {
    expect(setting('client_body_buffer_size', config())).toBe(setting('client_max_body_size', config()));
  });

  it('writes down nothing that names a visitor', () => {
    expect(config()).not.toMatch(/log_format[^;]*(remote_addr|request_body|args|\$request\b)/);
    expect(setting('error_log', config())).toMatch(/ crit$/);
  });

  it.each([30_000, 600_000])('waits longer than an instance that takes %d ms for a search', (searchTimeoutMs) => {
    expect(Number.parseInt(setting('proxy_read_timeout', config(searchTimeoutMs)) ?? '', 10) * 1000).toBeGreaterThan(
      searchTimeoutMs,
    );
  });
});
