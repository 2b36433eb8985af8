import type { Game } from '../recommender/game';
import type { Recommendation, Recommender } from '../recommender/recommendation';
import { describeBackendContract } from './backend-contract';
import { parseAnswer, type SearchRequest } from './contract';
import { createEmbeddedBackend } from './embedded-backend';

const game = (title: string): Game => ({
  id: title.toLowerCase(),
  title,
  year: 2018,
  platforms: ['pc', 'switch'],
  facets: { core: [], also: [] },
  players: { solo: true },
  fame: 4,
  acclaim: 5,
  es: `Juegas a ${title}.`,
  en: `You play ${title}.`,
});

const recommending = (recommendation: Partial<Recommendation>, heard: SearchRequest[] = []): Recommender => ({
  recommend(query, _, corrections) {
    heard.push({
      query,
      correcciones: {
        // The engine's word for the only correction that the contract makes.
        deseos: Object.fromEntries(
          [...(corrections?.strengths ?? [])].map(([id, strength]) => [id, strength === 'off' ? 'ignorado' : 'nunca']),
        ),
        jugados: [...(corrections?.played ?? [])],
      },
    });
    return { wishes: [], matches: [], removed: [], relaxed: [], relaxations: [], ...recommendation };
  },
});

const platformLabel = (id: string) => ({ es: `${id} es`, en: `${id} en` });
const backendOf = (recommender: () => Recommender) => createEmbeddedBackend({ recommender, platformLabel, limit: 12 });

const requests: SearchRequest[] = [];
describeBackendContract('the embedded backend', {
  async answering(titles) {
    const matches = titles.map((title) => ({ game: game(title), score: 1, verdicts: [], variations: [] }));
    return backendOf(() => recommending({ matches }, requests));
  },
  async broken() {
    return backendOf(() => {
      throw new Error('Cannot read the catalogue');
    });
  },
  requests: () => requests,
});

describe('the embedded backend', () => {
  it('speaks the contract: wishes, verdicts, what was left out and what was given up', async () => {
    const recommendation: Recommendation = {
      wishes: [
        { id: 'concept:farm', strength: 'must', label: { es: 'granja', en: 'farming' }, words: 'granja' },
        { id: 'concept:cozy', strength: 'nice', label: { es: 'tranquilo', en: 'cozy' }, words: 'tranqui' },
        { id: 'concept:zombies', strength: 'never', label: { es: 'zombis', en: 'zombies' }, words: 'sin zombis' },
      ],
      matches: [
        {
          game: game('Celeste'),
          score: 2,
          verdicts: ['met', 'unknown', 'unmet'],
          distinction: 'hidden-gem',
          variations: ['shorter'],
        },
      ],
      removed: [{ wish: 'concept:zombies', games: 14, best: [game('Hades')] }],
      relaxed: ['concept:farm'],
      relaxations: [{ wish: 'concept:farm', games: 3 }],
    };
    const answer = await backendOf(() => recommending(recommendation)).search(
      { query: '…' },
      new AbortController().signal,
    );

    expect(answer).toEqual({
      juegos: [
        {
          titulo: 'Celeste',
          imagen: '/covers/celeste',
          id: 'celeste',
          anio: 2018,
          plataformas: [
            { id: 'pc', es: 'pc es', en: 'pc en' },
            { id: 'switch', es: 'switch es', en: 'switch en' },
          ],
          resumen: { es: 'Juegas a Celeste.', en: 'You play Celeste.' },
          deseos: [
            { id: 'concept:farm', estado: 'cumplido' },
            { id: 'concept:cozy', estado: 'desconocido' },
            { id: 'concept:zombies', estado: 'incumplido' },
          ],
          distincion: 'joya',
          variantes: ['shorter'],
        },
      ],
      entendido: {
        deseos: [
          {
            id: 'concept:farm',
            tipo: 'imprescindible',
            etiqueta: { es: 'granja', en: 'farming' },
            palabras: 'granja',
          },
          { id: 'concept:cozy', tipo: 'deseable', etiqueta: { es: 'tranquilo', en: 'cozy' }, palabras: 'tranqui' },
          { id: 'concept:zombies', tipo: 'nunca', etiqueta: { es: 'zombis', en: 'zombies' }, palabras: 'sin zombis' },
        ],
        excluidos: [{ deseo: 'concept:zombies', juegos: 14, titulos: ['Hades'] }],
        relajados: ['concept:farm'],
        relajaciones: [{ deseo: 'concept:farm', juegos: 3 }],
      },
    });
    expect(parseAnswer(answer)).toEqual(answer);
  });

  it('passes over a wish that was turned off when it tells what a game meets', async () => {
    const wish = { label: { es: 'x', en: 'x' }, words: 'x' };
    const answer = await backendOf(() =>
      recommending({
        wishes: [
          { ...wish, id: 'concept:farm', strength: 'off' },
          { ...wish, id: 'concept:cozy', strength: 'must' },
        ],
        matches: [{ game: game('Celeste'), score: 2, verdicts: ['met'], variations: [] }],
      }),
    ).search({ query: '…' }, new AbortController().signal);
    expect(answer).toMatchObject({
      juegos: [{ deseos: [{ id: 'concept:cozy', estado: 'cumplido' }] }],
      entendido: { deseos: [{ tipo: 'ignorado' }, { tipo: 'imprescindible' }] },
    });
  });

  it('names the machines that a wish is about as it names those of a game', async () => {
    const wish = { id: 'platform:nintendo', label: { es: 'Nintendo', en: 'Nintendo' }, words: 'nintendo' };
    const answer = await backendOf(() =>
      recommending({
        wishes: [{ ...wish, strength: 'must', platforms: ['switch', 'wii'] }],
        matches: [{ game: game('Celeste'), score: 2, verdicts: ['met'], variations: [] }],
      }),
    ).search({ query: '…' }, new AbortController().signal);
    expect(answer).toMatchObject({
      juegos: [{ plataformas: [{ id: 'pc' }, { id: 'switch' }] }],
      entendido: { deseos: [{ plataformas: ['switch', 'wii'] }] },
    });
    expect(parseAnswer(answer)).toEqual(answer);
  });

  it('asks for the limit it was given', async () => {
    const recommend = jest.fn(recommending({}).recommend);
    await createEmbeddedBackend({
      recommender: () => ({ recommend }),
      platformLabel,
      limit: 7,
    }).search({ query: 'algo' }, new AbortController().signal);
    expect(recommend).toHaveBeenCalledWith('algo', 7, expect.anything());
  });
});
