import fc from 'fast-check';
import { parseAnswer } from './contract';
import { SearchError } from './search-error';

describe('parseAnswer()', () => {
  it.each([null, undefined, 'text', 7, [], {}, { juegos: null }, { juegos: {} }, { juegos: 'x' }])(
    'refuses %j, which holds no list of games',
    (value) => {
      expect(() => parseAnswer(value)).toThrow(new SearchError('backend_answer'));
    },
  );

  it('drops entries that are not objects', () => {
    expect(parseAnswer({ juegos: [null, 'x', 3, { titulo: 'Braid' }, [], true] }).juegos).toEqual([
      { titulo: 'Braid' },
    ]);
  });

  it('keeps a game without any field', () => {
    expect(parseAnswer({ juegos: [{}] }).juegos).toEqual([{}]);
  });

  it('drops every malformed field and keeps the game', () => {
    const juego = {
      titulo: 12,
      imagen: { url: 'x' },
      id: 4,
      anio: '1998',
      plataformas: 'PC',
      resumen: { es: 'solo español' },
      deseos: [
        { id: 'a', estado: 'quizá' },
        { id: 'b', estado: 'cumplido' },
      ],
      otra: 'cosa',
    };
    expect(parseAnswer({ juegos: [juego] }).juegos).toEqual([{ deseos: [{ id: 'b', estado: 'cumplido' }] }]);
  });

  it('leaves no two entries under one key, by which a page tells them apart', () => {
    const juegos = [
      { titulo: 'Braid', id: '0', variantes: ['free', 'free'] },
      { titulo: 'Hades', id: '0' },
      { titulo: 'Celeste' },
    ];
    const entendido = {
      deseos: [1, 2].map(() => ({ id: 'a', tipo: 'nunca', etiqueta: { es: 'a', en: 'a' }, palabras: 'a' })),
      excluidos: [1, 2].map((count) => ({ deseo: 'a', juegos: count })),
      relajados: ['a', 'a'],
    };
    expect(parseAnswer({ juegos, entendido })).toEqual({
      juegos: [{ titulo: 'Braid', id: '0', variantes: ['free'] }, { titulo: 'Hades' }, { titulo: 'Celeste' }],
      entendido: {
        deseos: [entendido.deseos[0]],
        excluidos: [{ deseo: 'a', juegos: 1 }],
        relajados: ['a'],
        relajaciones: [],
      },
    });
  });

  it('counts a blank title as none', () => {
    expect(parseAnswer({ juegos: [{ titulo: '  ' }] }).juegos[0]?.titulo).toBeUndefined();
  });

  it('leaves hostile text as text, which the page renders as such', () => {
    const titulo = '<img src=x onerror=alert(1)>';
    expect(parseAnswer({ juegos: [{ titulo }] }).juegos[0]?.titulo).toBe(titulo);
  });

  it('drops an ill-shaped understanding and keeps the games', () => {
    expect(parseAnswer({ juegos: [{ titulo: 'Braid' }], entendido: 'nada' })).toEqual({
      juegos: [{ titulo: 'Braid' }],
    });
  });

  it('fills the gaps of an understanding', () => {
    expect(parseAnswer({ juegos: [], entendido: {} }).entendido).toEqual({
      deseos: [],
      excluidos: [],
      relajados: [],
      relajaciones: [],
    });
  });

  it('throws nothing but its own error, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (entendido, juegos) => {
        expect(parseAnswer({ juegos, entendido }).juegos.length).toBeLessThanOrEqual(juegos.length);
      }),
    );
  });

  it('gives an answer of its own back unchanged', () => {
    const once = parseAnswer({ juegos: [{ titulo: 'Braid', imagen: '/covers/braid', anio: 2008 }] });
    expect(parseAnswer(once)).toEqual(once);
  });
});
