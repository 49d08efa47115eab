type Job = { name: string; after?: readonly string[]; workers?: number };

/**
 * Runs jobs in their order, as many at a time as `limit` workers allow: whenever one ends, the next begins that waits for
 * none of those in its `after`, as soon as its `workers` (1 by default) are free. A job that needs more than `limit` runs
 * alone. A name in `after` that is no job's holds nothing up. Rejects when a run rejects.
 */
export async function runSideBySide<T extends Job>(
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
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
