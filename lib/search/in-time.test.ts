import { inTime } from './in-time';

const late = () => new Error('late');
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('inTime()', () => {
  it('gives what the task gives, and leaves no timer', async () => {
    await expect(inTime(1000, new AbortController(), late, async () => 'answer')).resolves.toBe('answer');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('throws what the task throws, and leaves no timer', async () => {
    const fault = new Error('broken');
    await expect(inTime(1000, new AbortController(), late, () => Promise.reject(fault))).rejects.toBe(fault);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('throws what the task throws before it gives a promise, and leaves no timer', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    await expect(inTime(1000, new AbortController(), late, broken)).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up when the time is over, and tells the task', async () => {
    const stop = new AbortController();
    const outcome = expect(inTime(1000, stop, late, never)).rejects.toThrow('late');
    await jest.advanceTimersByTimeAsync(999);
    expect(stop.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(stop.signal.aborted).toBe(true);
    await outcome;
  });

  it('gives up at once when it is stopped, with the reason given and not the word of the task', async () => {
    const stop = new AbortController();
    const told = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('of the task'))));
    const outcomes = [inTime(1000, stop, late, never), inTime(1000, stop, late, told)].map((outcome) =>
      expect(outcome).rejects.toThrow('gone'),
    );
    stop.abort(new Error('gone'));
    await Promise.all(outcomes);
  });
});
