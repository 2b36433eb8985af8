import { infinitives } from './infinitives';

describe('infinitives()', () => {
  it.each([
    ['hagas', 'hacer'],
    ['salia', 'salir'],
    ['ponias', 'poner'],
    ['saltabas', 'saltar'],
    ['mataron', 'matar'],
    ['copias', 'copiar'],
    ['haciendo', 'hacer'],
    ['juegues', 'jugar'],
    ['mueras', 'morir'],
    ['muriendo', 'morir'],
    ['construyendo', 'construir'],
    ['construyes', 'construir'],
    ['construis', 'construir'],
    ['dirijas', 'dirigir'],
    ['conduzcas', 'conducir'],
    ['caces', 'cazar'],
    ['pesques', 'pescar'],
    ['tienes', 'tener'],
    ['tengas', 'tener'],
    ['defiendes', 'defender'],
    ['resuelves', 'resolver'],
    ['eliges', 'elegir'],
    ['llevas', 'llevar'],
    ['llevan', 'llevar'],
    ['salvamos', 'salvar'],
    ['montarte', 'montarme'],
    ['esconderte', 'esconderse'],
    ['hacerlos', 'hacer'],
  ])('%s may be of %s', (word, infinitive) => {
    expect(infinitives(word)).toContain(infinitive);
  });

  it.each(['sol', 'juego', 'jugar', 'robots', 'fish'])('knows nothing that %s is a form of', (word) => {
    expect(infinitives(word)).toEqual([]);
  });
});
