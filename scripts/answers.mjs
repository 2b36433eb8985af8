const PATIENCE_MS = 30_000;
const PAUSE_MS = 200;

/** Waits until an address answers with a good status, for half a minute at most; says whether it did. */
export async function answers(url) {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const good = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (good) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}
