import { BODY_LIMIT } from '../lib/site';
import workflow from './query-n8n.json';

const codeOf = (name: string) => {
  const parameters: { jsCode?: string } | undefined = workflow.nodes.find((node) => node.name === name)?.parameters;
  return parameters?.jsCode ?? '';
};

/** Runs a code node as n8n does: its text is the body of a function that sees the input as `$input`. */
function run(name: string, json: unknown): unknown {
  const [item] = new Function('$input', codeOf(name))({ first: () => ({ json }) });
  return item.json;
}

describe('the n8n workflow', () => {
  it('leads from the webhook to the answer without a gap', () => {
    const connections: Record<string, { main: { node: string }[][] }> = workflow.connections;
    const path = ['Webhook'];
    for (let next = path[0]; next !== undefined; ) {
      next = connections[next]?.main[0]?.[0]?.node;
      if (next !== undefined) path.push(next);
    }
    expect(path).toEqual(['Webhook', 'Prepare', 'Language model goes here', 'Answer', 'Respond to Webhook']);
    const names = workflow.nodes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(path));
  });

  it('lets in nobody without the secret and keeps nothing that a visitor wrote', () => {
    expect(workflow.nodes[0]?.parameters).toMatchObject({ httpMethod: 'POST', authentication: 'headerAuth' });
    expect(workflow.settings).toMatchObject({ saveDataSuccessExecution: 'none', saveDataErrorExecution: 'none' });
  });

  it('answers in the shape of the call as it stands', () => {
    const query = run('Prepare', { headers: {}, body: { query: 'granja' } });
    expect(query).toEqual({ query: 'granja' });
    expect(run('Answer', run('Language model goes here', query))).toEqual({ juegos: [{ titulo: 'Stardew Valley' }] });
  });

  it('hands the model all of the longest text that the site takes, and no more', () => {
    const query = 'a'.repeat(BODY_LIMIT);
    expect(run('Prepare', { body: { query } })).toEqual({ query });
    expect(run('Prepare', { body: { query: `${query}a` } })).toEqual({ query });
  });

  it.each([
    ['an object', { text: '{"juegos":[{"titulo":"Braid","x":1}]}' }, [{ titulo: 'Braid' }]],
    [
      'a bare list',
      { text: '[{"titulo":"Braid","imagen":"https://a.example/b.jpg"}]' },
      [{ titulo: 'Braid', imagen: 'https://a.example/b.jpg' }],
    ],
    ['a fenced block', { text: '```json\n{"juegos":[{"titulo":"Braid"}]}\n```' }, [{ titulo: 'Braid' }]],
    ['no JSON', { text: 'I would suggest Braid.' }, []],
    ['broken entries', { text: '{"juegos":[null,7,{"imagen":"x"}]}' }, []],
    ['fields instead of a text', { juegos: [{ titulo: 'Braid' }] }, [{ titulo: 'Braid' }]],
  ])('makes an answer of %s that a model gave', (_, said, juegos) => {
    expect(run('Answer', said)).toEqual({ juegos });
  });
});
