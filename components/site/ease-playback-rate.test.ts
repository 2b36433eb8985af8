/** @jest-environment jsdom */
import { easePlaybackRate } from './ease-playback-rate';

/** An animation that takes a new rate at once. */
function animation(playbackRate: number) {
  const rates: number[] = [];
  const fake = {
    playbackRate,
    updatePlaybackRate(rate: number) {
      rates.push(rate);
      fake.playbackRate = rate;
    },
  };
  return { fake: fake as unknown as Animation, rates };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('easePlaybackRate()', () => {
  it('brings every animation to the target in small steps, all in one direction', () => {
    const first = animation(1);
    const second = animation(1);
    easePlaybackRate([first.fake, second.fake], 0.33);
    jest.advanceTimersByTime(1000);
    expect(first.rates.at(-1)).toBe(0.33);
    expect(second.rates).toEqual(first.rates);
    expect(first.rates.length).toBeGreaterThan(10);
    expect(first.rates).toEqual([...first.rates].sort((a, b) => b - a));
  });

  it('starts from the rate that an interrupted change had reached', () => {
    const { fake, rates } = animation(1);
    const stop = easePlaybackRate([fake], 0.33);
    jest.advanceTimersByTime(250);
    stop();
    const reached = rates.at(-1) ?? 0;
    easePlaybackRate([fake], 1);
    jest.advanceTimersByTime(1000);
    expect(reached).toBeGreaterThan(0.33);
    expect(Math.min(...rates)).toBe(reached);
    expect(rates.at(-1)).toBe(1);
  });

  it('has nothing to do at the target, or without animations', () => {
    const { fake, rates } = animation(1);
    easePlaybackRate([fake], 1);
    easePlaybackRate([], 0.33);
    jest.advanceTimersByTime(1000);
    expect(rates).toEqual([]);
  });
});
