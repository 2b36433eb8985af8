import { type ImageType, readImageType } from './image-type';

/** A picture whose bytes are what its type says. */
export interface Artwork {
  readonly type: ImageType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What came of a fetch: `missing` is an answer of the host, `failed` says that the host is not to be had. */
export type Fetched =
  | { readonly outcome: 'found'; readonly artwork: Artwork }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'failed' };

/** Fetches the artwork of a game by its Steam application id; never throws. */
export type FetchArtwork = (steam: number) => Promise<Fetched>;

/** Where pictures come from, and how much of it is waited for and taken. */
interface FetchLimits {
  /** Origin of the picture host. */
  readonly origin: string;
  /** Longest wait for the whole picture, in milliseconds. */
  readonly timeoutMs: number;
  /** Most bytes of a picture. */
  readonly maxBytes: number;
}

/** Steam's public host of pictures. */
const STEAM_LIMITS: FetchLimits = {
  origin: 'https://cdn.cloudflare.steamstatic.com',
  timeoutMs: 2_000,
  maxBytes: 512 * 1024,
};

/** The largest picture that is stored or served is as large as the largest that is fetched. */
export const MAX_ARTWORK_BYTES = STEAM_LIMITS.maxBytes;

/** Makes a fetcher that follows no redirect, and takes a picture only when header and first bytes agree on its type. */
export function createArtworkFetcher(limits: FetchLimits = STEAM_LIMITS): FetchArtwork {
  return async (steam) => {
    try {
      const response = await fetch(`${limits.origin}/steam/apps/${steam}/header.jpg`, {
        redirect: 'manual',
        cache: 'no-store',
        credentials: 'omit',
        headers: { Accept: 'image/jpeg, image/png, image/webp' },
        signal: AbortSignal.timeout(limits.timeoutMs),
      });
      const refused = response.status === 404 || response.status === 410;
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (response.status !== 200 || type === undefined || response.body === null) {
        await response.body?.cancel().catch(() => undefined);
        return { outcome: refused ? 'missing' : 'failed' };
      }
      const bytes = await readUpTo(response.body, limits.maxBytes);
      const found = bytes && readImageType(bytes);
      if (bytes === undefined || found === undefined || found !== type) return { outcome: 'failed' };
      return { outcome: 'found', artwork: { type: found, bytes } };
    } catch {
      return { outcome: 'failed' };
    }
  };
}

async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream, so that nothing beyond the limit is read.
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
