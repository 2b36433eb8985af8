import { createArtworkSource } from '@/lib/covers/artwork-source';
import { createArtworkStore } from '@/lib/covers/artwork-store';
import { createCircuitBreaker } from '@/lib/covers/circuit-breaker';
import { createArtworkFetcher } from '@/lib/covers/fetch-artwork';
import { createCoverHandler } from '@/lib/covers/handle-cover';
import { env } from '@/lib/env';
import { loadEngine } from '@/lib/search/engine';

const artwork = createArtworkSource({
  fetchArtwork: createArtworkFetcher(),
  store: createArtworkStore(env().coverCacheDir),
  breaker: createCircuitBreaker(),
});
const handle = createCoverHandler({
  findGame: (id) => loadEngine().findGame(id),
  ...(env().coverArtwork && { artwork }),
});

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return handle(request, (await params).id);
}
