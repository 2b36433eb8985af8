/** Most bytes of a backend's answer: a hundred games with their sentences fit many times over. */
const ANSWER_LIMIT = 2 * 1024 * 1024;

/**
 * A `fetch` for talking to a backend: it follows no redirect, so that a key never travels to another host, and
 * breaks off a body that grows past {@link ANSWER_LIMIT} bytes after decompression.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual', cache: 'no-store' });
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(byteLimit(ANSWER_LIMIT)), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

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
