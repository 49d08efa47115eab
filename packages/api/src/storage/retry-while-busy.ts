import { setTimeout } from 'node:timers/promises';
import { isBusy } from './sqlite-error.ts';

/** How long a write waits for the lock of another connection before it fails, in milliseconds. */
export const WRITE_TIMEOUT_MS = 5000;
/** The pause before another try, in milliseconds. Other work of the thread is done meanwhile. */
export const RETRY_DELAY_MS = 20;

/**
 * Runs `work` again while another connection holds the lock of the database, without blocking the thread in between.
 *
 * @throws what `work` throws last, after `timeoutMs`.
 */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  timeoutMs = WRITE_TIMEOUT_MS,
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
      await setTimeout(RETRY_DELAY_MS);
    }
  }
}
