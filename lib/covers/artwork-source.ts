import type { ArtworkStore } from './artwork-store';
import type { CircuitBreaker } from './circuit-breaker';
import type { Artwork, FetchArtwork } from './fetch-artwork';

/** The artwork of a game; `missing` when the host has none, `unreachable` when it cannot be asked now. */
export type ArtworkAnswer = Artwork | 'missing' | 'unreachable';

/** Finds the artwork of a game by its Steam application id; never throws. */
export type ArtworkSource = (steam: number) => Promise<ArtworkAnswer>;

/** How long the word of the host that it has none is believed, in seconds; browsers keep the drawing in its place as long. */
export const MISSING_SECONDS = 24 * 3_600;

/** What a source of artwork is made of. */
export interface ArtworkParts {
  readonly fetchArtwork: FetchArtwork;
  readonly store: ArtworkStore;
  readonly breaker: CircuitBreaker;
  /** The time, in milliseconds. */
  readonly now?: () => number;
}

/** Makes a source that asks the store first, then the host; requests for one game at the same time share one answer. */
export function createArtworkSource({ fetchArtwork, store, breaker, now = Date.now }: ArtworkParts): ArtworkSource {
  const underWay = new Map<number, Promise<ArtworkAnswer>>();
  /** Until when each game counts as one without artwork. */
  const missingUntil = new Map<number, number>();

  const find = async (steam: number): Promise<ArtworkAnswer> => {
    const stored = await store.read(steam);
    if (stored !== undefined) return stored;
    if (!breaker.allows()) return 'unreachable';
    const fetched = await fetchArtwork(steam);
    if (fetched.outcome === 'failed') {
      breaker.failed();
      return 'unreachable';
    }
    breaker.succeeded();
    if (fetched.outcome === 'missing') {
      missingUntil.set(steam, now() + MISSING_SECONDS * 1000);
      return 'missing';
    }
    await store.write(steam, fetched.artwork);
    return fetched.artwork;
  };

  return (steam) => {
    if (now() < (missingUntil.get(steam) ?? 0)) return Promise.resolve('missing');
    const shared = underWay.get(steam) ?? find(steam).finally(() => underWay.delete(steam));
    underWay.set(steam, shared);
    return shared;
  };
}
