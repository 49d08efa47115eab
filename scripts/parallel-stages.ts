type Job = { name: string; after?: readonly string[]; workers?: number };

/**
 * Runs jobs concurrently on `limit` workers, in their order. A job starts when all jobs in its `after` have ended and its
 * `workers` (default: 1) are free. A job that needs more than `limit` runs alone. Unknown names in `after` are ignored.
 * Rejects when a job rejects.
 */
export async function runInParallel<T extends Job>(
  jobs: readonly T[],
  limit: number,
  run: (job: T) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const unfinished = new Set(jobs.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  let free = limit;
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => !after.some((name) => unfinished.has(name)));
    const workers = Math.min(waiting[next]?.workers ?? 1, limit);
    const [job] = next !== -1 && workers <= free ? waiting.splice(next, 1) : [];
    if (job) {
      free -= workers;
      const ended = run(job).then(() => {
        free += workers;
        unfinished.delete(job.name);
        running.delete(ended);
      });
      running.add(ended);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`Circular dependency: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
