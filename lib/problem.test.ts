import { problem } from './problem';

describe('problem()', () => {
  it('answers as RFC 9457 asks, with the phrase of the status as title', async () => {
    const response = problem({ status: 404, code: 'unknown_game', detail: 'No such game' }, { 'Retry-After': '2' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'No such game',
      code: 'unknown_game',
    });
  });
});
