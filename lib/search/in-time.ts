/**
 * Runs a task and gives up on it when the time is over, even if the task pays no heed to the signal that tells it so.
 *
 * @param limitMs longest wait, in milliseconds
 * @throws Error when the time is over, and whatever the task throws
 */
export function inTime<Result>(limitMs: number, task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`Cannot search: no answer within ${limitMs} ms`));
      stop.abort();
    }, limitMs);
    task(stop.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
