import { createHash } from 'node:crypto';
import type { Game } from '../recommender/game';
import type { ArtworkSource } from './artwork-source';
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
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Makes the handler of `/covers/<id>`: the game's artwork when it is to be had, else a drawing made for the game. */
export function createCoverHandler({
  findGame,
  artwork,
}: CoverParts): (request: Request, id: string) => Promise<Response> {
  return async (request, id) => {
    const game = await findGame(id);
    return game === undefined ? notFound() : respond(request, await choosePicture(game, artwork));
  };
}

async function choosePicture(game: Game, artwork: ArtworkSource | undefined): Promise<Picture> {
  const drawing = (maxAge: number): Picture => ({ type: 'image/svg+xml', body: drawCover(game), maxAge });
  if (game.steam === undefined || artwork === undefined) return drawing(WEEK);
  const answer = await artwork(game.steam);
  if (answer === 'missing') return drawing(DAY);
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
  return Response.json(
    { type: 'about:blank', title: 'There is no game with this id', status: 404, code: 'unknown_game' },
    {
      status: 404,
      headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'public, max-age=300' },
    },
  );
}
