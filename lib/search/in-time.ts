/**
 * Runs a task until its controller aborts, by the clock or by whoever has the controller, even if the task pays no heed to
 * the signal that tells it so.
 *
 * The timer goes with the task. `AbortSignal.timeout` would keep every search in memory until its time is up.
 *
 * @param limitMs longest wait, in milliseconds
 * @param stop ends the task; the reason given to its `abort` is what is thrown
 * @param late makes the reason when the time is over
 * @throws the reason of the end, and whatever the task throws
 */
export function inTime<Result>(
  limitMs: number,
  stop: AbortController,
  late: () => Error,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Before the task, whose own word on its end is never the first then.
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
    const timer = setTimeout(() => stop.abort(late()), limitMs);
    // One that throws before it gives a promise is one that rejects.
    const run = async () => task(stop.signal);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
