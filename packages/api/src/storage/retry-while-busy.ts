import { setTimeout } from 'node:timers/promises';

/** Primary result codes of SQLite. */
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT = 19;

const hasResultCode = (error: unknown, code: number): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  // The higher bytes tell variants of one error apart.
  (error.errcode & 0xff) === code;

/** Whether another connection holds the lock. */
export const isBusy = (error: unknown): boolean => hasResultCode(error, SQLITE_BUSY);

/** Whether the values of one statement break a constraint. */
export const isConstraint = (error: unknown): boolean => hasResultCode(error, SQLITE_CONSTRAINT);

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
