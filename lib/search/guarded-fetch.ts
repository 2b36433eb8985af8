/**
 * Makes a `fetch` for talking to a backend: it follows no redirect, so that a key never travels to another host, and
 * breaks off a body that grows past the limit.
 *
 * @param limit most bytes of a body, after decompression
 */
export function createGuardedFetch(limit: number, fetchImplementation: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchImplementation(input, { ...init, redirect: 'manual', cache: 'no-store' });
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(byteLimit(limit)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function byteLimit(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limit) controller.error(new RangeError(`Cannot read a body of more than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
