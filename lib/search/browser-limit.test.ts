import { browserLimitMs, serverTiming } from './browser-limit';

afterEach(() => jest.restoreAllMocks());

/** The page came with this Server-Timing header. */
function comeWith(header: string | undefined): void {
  const [, name, duration] = header?.match(/^([\w-]+);dur=(\d+)$/) ?? [];
  const serverTiming = name === undefined ? [] : [{ name, duration: Number(duration) }];
  const page = { serverTiming } as unknown as PerformanceEntry;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
}

describe('browserLimitMs()', () => {
  it('is somewhat longer than the limit that the page told', () => {
    comeWith(serverTiming(90_000));
    expect(browserLimitMs()).toBe(100_000);
  });

  it('goes by the default limit where the page told none, or the browser does not say', () => {
    comeWith(undefined);
    expect(browserLimitMs()).toBe(40_000);
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(browserLimitMs()).toBe(40_000);
  });
});
