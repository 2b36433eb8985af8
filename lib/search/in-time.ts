/**
 * Runs a task and gives up on it when the time is over, even if the task pays no heed to the signal that tells it so.
 *
 * @param limitMs longest wait, in milliseconds
 * @param stop aborts when the time is over; whoever else aborts it stops the task as well
 * @throws Error when the time is over, and whatever the task throws
 */
export function inTime<Result>(
  limitMs: number,
  stop: AbortController,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
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
