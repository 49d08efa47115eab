/** Runs a render if there is room for it, and gives null when there is none. */
export type ConcurrencyLimiter = <Result>(task: () => Promise<Result>) => Promise<Result | null>;

/** Lets at most `max` renders run at once, so that a flood is told to wait before memory runs out. */
export function createConcurrencyLimiter(max: number): ConcurrencyLimiter {
  let running = 0;
  return async (task) => {
    if (running >= max) return null;
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
    }
  };
}
