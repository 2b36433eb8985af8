import { readSettings } from './settings';

describe('readSettings()', () => {
  it('answers from the engine when nothing is set', () => {
    expect(readSettings({ N8N_WEBHOOK_URL: ' ', N8N_WEBHOOK_SECRET: '' })).toEqual({ timeoutMs: 25_000 });
  });

  it('forwards to a webhook with its secret', () => {
    const variables = { N8N_WEBHOOK_URL: 'https://n8n.example/x', N8N_WEBHOOK_SECRET: 's', WEBHOOK_TIMEOUT_MS: '900' };
    expect(readSettings(variables)).toEqual({ webhook: { url: 'https://n8n.example/x', secret: 's' }, timeoutMs: 900 });
  });

  it.each([
    [{ N8N_WEBHOOK_URL: 'https://n8n.example/x' }, 'N8N_WEBHOOK_SECRET'],
    [{ N8N_WEBHOOK_SECRET: 'secret-value' }, 'N8N_WEBHOOK_URL'],
    [{ N8N_WEBHOOK_URL: 'n8n.example', N8N_WEBHOOK_SECRET: 'secret-value' }, 'N8N_WEBHOOK_URL'],
    [{ N8N_WEBHOOK_URL: 'ftp://n8n.example', N8N_WEBHOOK_SECRET: 'secret-value' }, 'N8N_WEBHOOK_URL'],
    [{ WEBHOOK_TIMEOUT_MS: 'soon' }, 'WEBHOOK_TIMEOUT_MS'],
    [{ WEBHOOK_TIMEOUT_MS: '0' }, 'WEBHOOK_TIMEOUT_MS'],
  ])('refuses %j and names %s without quoting a value', (variables, name) => {
    expect(() => readSettings(variables)).toThrow(name);
    expect(() => readSettings(variables)).not.toThrow('secret-value');
  });
});
