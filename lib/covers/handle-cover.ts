import { createHash } from 'node:crypto';
import { problem } from '../problem';
import type { Game } from '../recommender/game';
import { type ArtworkSource, MISSING_SECONDS } from './artwork-source';
import { drawCover } from './draw-cover';

/** What the covers are bound to. */
export interface CoverParts {
  readonly findGame: (id: string) => Promise<Game | undefined>;
  /** Where artwork comes from; left out, every cover is a drawing. */
  readonly artwork?: ArtworkSource;
}

interface Picture {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** How long it may be kept, in seconds. */
  readonly maxAge: number;
}

const HOUR = 3_600;
const WEEK = 7 * 24 * HOUR;

/** Makes the handler of `/covers/<id>`: the game's artwork when it is to be had, else a drawing made for the game. */
export function createCoverHandler({
  findGame,
  artwork,
}: CoverParts): (request: Request, id: string) => Promise<Response> {
  return async (request, id) => {
    let game: Game | undefined;
    try {
      game = await findGame(id);
    } catch (error) {
      // Of its message nothing: that of a thread which ended may quote what was searched for in it.
      console.error('Cannot look for the game of a cover:', error instanceof Error ? error.name : typeof error);
      return unavailable();
    }
    return game === undefined ? notFound() : respond(request, await choosePicture(game, artwork));
  };
}

async function choosePicture(game: Game, artwork: ArtworkSource | undefined): Promise<Picture> {
  const drawing = (maxAge: number): Picture => ({ type: 'image/svg+xml', body: drawCover(game), maxAge });
  if (game.steam === undefined || artwork === undefined) return drawing(WEEK);
  const answer = await artwork(game.steam);
  if (answer === 'missing') return drawing(MISSING_SECONDS);
  if (answer === 'unreachable') return drawing(HOUR);
  return { type: answer.type, body: answer.bytes, maxAge: WEEK };
}

function respond(request: Request, { type, body, maxAge }: Picture): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': `public, max-age=${maxAge}`, ETag: tag };
  if (matches(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, 'Content-Type': type } });
}

/** Compares as RFC 9110 asks of `If-None-Match`: weakly, with any of a list, or with whatever there is. */
function matches(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag));
}

function notFound(): Response {
  return problem(
    { status: 404, code: 'unknown_game', detail: 'There is no game with this id' },
    { 'Cache-Control': 'public, max-age=300' },
  );
}

function unavailable(): Response {
  return problem(
    { status: 503, code: 'catalogue_unavailable', detail: 'The catalogue cannot be asked now' },
    { 'Cache-Control': 'no-store', 'Retry-After': '2' },
  );
}
