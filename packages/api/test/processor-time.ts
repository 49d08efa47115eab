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
 * give about 1, because of the fixed cost of a request. Ten small inputs in a row are compared with a large one, so that
 * both measurements are about as long, and alternate, so that a change of the machine's speed meets both.
 */
export async function measureGrowth(work: (size: number) => unknown, size: number): Promise<number> {
  const works = {
    small: async () => {
      for (let time = 0; time < 10; time += 1) await work(size);
    },
    large: () => work(10 * size),
  };
  const least = { small: Infinity, large: Infinity };
  for (let round = 0; round < 8; round += 1) {
    for (const name of ['small', 'large'] as const)
      least[name] = Math.min(least[name], await measureProcessorTime(works[name], 1));
  }
  return (10 * least.large) / least.small;
}
