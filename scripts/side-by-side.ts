type Job = { name: string; after?: readonly string[] };

/**
 * Runs jobs in their order, a number of them at a time: whenever one ends, the next begins that waits for none of those
 * in its `after`. A name in `after` that is no job's holds nothing up. Rejects when a run rejects.
 */
export async function runSideBySide<T extends Job>(
  jobs: readonly T[],
  atOnce: number,
  run: (job: T) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const unfinished = new Set(jobs.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => !after.some((name) => unfinished.has(name)));
    const [job] = running.size < atOnce && next !== -1 ? waiting.splice(next, 1) : [];
    if (job) {
      const ended = run(job).then(() => {
        unfinished.delete(job.name);
        running.delete(ended);
      });
      running.add(ended);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
