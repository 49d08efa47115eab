/** Longest time for which the thread may work in one turn of the event loop before it renders no more, in milliseconds. */
export const MAX_BUSY_MS = 200;
const CHECK_INTERVAL_MS = 20;

/** Measures how long the thread of the service works without a turn of the event loop. */
export type BusyMeter = { isBusy: () => boolean; stop: () => void };

/**
 * Measures by processor time of the thread: a thread that waits for a core, because the machine does other work, is not
 * busy.
 */
export function createBusyMeter(): BusyMeter {
  let atLastTurn = readProcessorTime();
  const timer = setInterval(() => {
    atLastTurn = readProcessorTime();
  }, CHECK_INTERVAL_MS).unref();
  return {
    isBusy: () => readProcessorTime() - atLastTurn > MAX_BUSY_MS,
    stop: () => clearInterval(timer),
  };
}

/** Processor time of this thread in milliseconds. */
function readProcessorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
