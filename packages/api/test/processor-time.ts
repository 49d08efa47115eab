/**
 * Processor time of this process for one run of `work`, in milliseconds: the least of `rounds`, since a collection of
 * garbage or a compilation only adds to it, and a busy machine does not.
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
 * How many times dearer ten times the input is: about 10 where the cost grows with the length of the input, about 100
 * where it grows with its square. Small inputs cost about 1, since answering costs something in any case.
 */
export async function measureGrowth(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size);
  const small = await measureProcessorTime(() => work(size));
  return (await measureProcessorTime(() => work(10 * size))) / small;
}
