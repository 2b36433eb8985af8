import { EventEmitter } from 'node:events';
import { createClient } from '@redis/client';
import { createCounter } from './request-counter';

jest.mock('@redis/client');

const POINTS = 2;

/** A counter whose Redis is there, and answers as the test says. */
function counter() {
  const evaluate = jest.fn<Promise<unknown>, []>();
  const client = Object.assign(new EventEmitter(), { connect: async () => undefined, eval: evaluate });
  jest.mocked(createClient).mockReturnValue(client as never);
  const told: string[] = [];
  const limiter = createCounter({
    points: POINTS,
    duration: 60,
    redisUrl: 'redis://localhost',
    onRedis: (state) => told.push(state),
  });
  client.emit('ready');
  const consume = () => limiter.consume('203.0.113.1');
  return { client, evaluate, told, consume };
}

/** What the script of the limiter gives: the requests counted, and the milliseconds left. */
const counted = (requests: number) => [requests, 60_000];

describe('createCounter()', () => {
  it('counts in Redis, and says nothing while all is well', async () => {
    const { evaluate, told, consume } = counter();
    evaluate.mockResolvedValueOnce(counted(1)).mockResolvedValueOnce(counted(3));
    expect((await consume()).remainingPoints).toBe(POINTS - 1);
    await expect(consume()).rejects.toMatchObject({ consumedPoints: 3 });
    expect(told).toEqual([]);
  });

  it.each([
    ['refuses to write', () => Promise.reject(new Error("READONLY You can't write against a read only replica."))],
    ['does not answer', () => new Promise(() => undefined)],
  ])('counts for itself while Redis %s, and says once that it is away and once that it is back', async (_, failing) => {
    const { evaluate, told, consume } = counter();
    evaluate.mockImplementation(failing);
    expect((await consume()).consumedPoints).toBe(1);
    expect((await consume()).consumedPoints).toBe(2);
    await expect(consume()).rejects.toMatchObject({ consumedPoints: 3 });
    expect(told).toEqual(['away']);
    evaluate.mockResolvedValue(counted(1));
    await consume();
    await consume();
    expect(told).toEqual(['away', 'back']);
  });

  it('hears of a lost connection before anything is counted', () => {
    const { client, told } = counter();
    client.emit('error', new Error('ECONNRESET'));
    client.emit('error', new Error('ECONNREFUSED'));
    client.emit('ready');
    expect(told).toEqual(['away', 'back']);
  });
});
