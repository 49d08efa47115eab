/**
 * Processor time of one run of `work` in milliseconds: the minimum of `rounds`, since garbage collection and
 * compilation only add to it. Other processes do not affect it.
 */
export async function measureProcessorTime(work: () => unknown, rounds = 5): Promise<number> {
  let min = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    min = Math.min(min, (user + system) / 1000);
  }
  return min;
}

/**
 * How many times as much ten times the input costs: about 10 for linear cost, about 100 for quadratic. Small inputs
 * give about 1, because of the fixed cost of a request.
 */
export async function measureGrowth(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size);
  const small = await measureProcessorTime(() => work(size));
  return (await measureProcessorTime(() => work(10 * size))) / small;
}
