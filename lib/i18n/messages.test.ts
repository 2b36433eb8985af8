import en from '../../messages/en.json';
import es from '../../messages/es.json';
import { loadMessages, withFallback } from './messages';

type Catalogue = { [key: string]: string | Catalogue };

/** Every text by its whole key. */
function texts(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  );
}

/** Names and kinds of the arguments of a text: `{count, plural, …}` is `count plural`. */
function argumentsOf(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{(\w+)(?:\}|,\s*(\w+))/g)].map(([, name, kind]) => `${name} ${kind ?? 'text'}`)),
  ].sort();
}

describe('the catalogues', () => {
  it('have the same keys', () => {
    expect(texts(en).map(([key]) => key)).toEqual(texts(es).map(([key]) => key));
  });

  it('use the same arguments in each text', () => {
    const spanish = new Map(texts(es));
    for (const [key, text] of texts(en)) {
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(spanish.get(key) ?? '')]);
    }
  });

  it('decide nothing where both ways say the same', () => {
    for (const [key, text] of [...texts(es), ...texts(en)]) {
      for (const [, branches] of text.matchAll(/plural,((?: *[\w=]+ \{[^{}]*\})+) *\}/g)) {
        const said = Array.from(branches.matchAll(/\{([^{}]*)\}/g), ([, words]) => words);
        expect([key, said]).toEqual([key, [...new Set(said)]]);
      }
    }
  });

  it('hold no empty text', () => {
    for (const [key, text] of [...texts(es), ...texts(en)]) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  it.each([
    [
      'errorEmpty',
      'Por favor, describe el tipo de juego que buscas',
      "Please describe the type of game you're looking for",
    ],
    ['infoNoResults', 'No se encontraron juegos con esa descripción', 'No games found with that description'],
    [
      'errorGeneral',
      'Error al buscar juegos. Por favor, intenta de nuevo.',
      'Error searching for games. Please try again.',
    ],
  ] as const)('say home.%s word for word', (key, spanish, english) => {
    expect(es.home[key]).toBe(spanish);
    expect(en.home[key]).toBe(english);
  });
});

describe('withFallback()', () => {
  it('shows the Spanish text for a key that is missing', () => {
    expect(withFallback({ home: { a: 'A' } }, { home: { a: 'á', b: 'bé' }, c: 'cé' })).toEqual({
      home: { a: 'A', b: 'bé' },
      c: 'cé',
    });
  });

  it('replaces a compiled text as a whole', () => {
    expect(withFallback({ a: ['x', ['n']] }, { a: ['y', ['n'], 'z'] })).toEqual({ a: ['x', ['n']] });
  });
});

describe('loadMessages()', () => {
  it('gives each language its own texts', async () => {
    expect((await loadMessages('es')).common.back).toBe('Volver');
    expect((await loadMessages('en')).common.back).toBe('Back');
  });
});
