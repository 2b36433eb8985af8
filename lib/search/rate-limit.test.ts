import { createRateLimiter } from './rate-limit';

const from = (forwarded?: string) =>
  new Request('http://localhost/api/search', { headers: forwarded ? { 'X-Forwarded-For': forwarded } : {} });

describe('createRateLimiter()', () => {
  it('counts each address by itself', async () => {
    const limiter = createRateLimiter(1, 1);
    expect((await limiter(from('203.0.113.1'))).allowed).toBe(true);
    expect((await limiter(from('203.0.113.2'))).allowed).toBe(true);
    expect((await limiter(from('203.0.113.1'))).allowed).toBe(false);
  });

  it('gives a fresh count when the minute is over', async () => {
    jest.useFakeTimers();
    const limiter = createRateLimiter(1, 1);
    await limiter(from('203.0.113.1'));
    expect((await limiter(from('203.0.113.1'))).allowed).toBe(false);
    jest.advanceTimersByTime(61_000);
    expect((await limiter(from('203.0.113.1'))).allowed).toBe(true);
    jest.useRealTimers();
  });

  it('lets everything pass when it is turned off', async () => {
    const limiter = createRateLimiter(0, 1);
    for (let request = 0; request < 100; request += 1) {
      expect(await limiter(from('203.0.113.1'))).toEqual({ allowed: true, headers: {} });
    }
  });
});
