import { SearchError } from './search-error';

/**
 * Reads a request's body as text, up to a limit; what lies beyond it is never read.
 *
 * @param limit most bytes
 * @throws SearchError `body_too_large` past the limit, `invalid_body` when the bytes are not UTF-8, `visitor_gone` when they
 * break off
 */
export async function readBody(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > limit) {
    await request.body?.cancel().catch(() => undefined);
    throw new SearchError('body_too_large');
  }
  if (request.body === null) return '';

  const reader = request.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new SearchError('visitor_gone');
    });
    if (done) break;
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel().catch(() => undefined);
      throw new SearchError('body_too_large');
    }
    text += decode(decoder, value);
  }
  return text + decode(decoder);
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new SearchError('invalid_body');
  }
}
