/** Primary result codes of SQLite. */
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const SQLITE_CONSTRAINT = 19;

const hasResultCode = (error: unknown, code: number): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  // The higher bytes tell variants of one error apart.
  (error.errcode & 0xff) === code;

/** Whether another connection holds the lock. */
export const isBusy = (error: unknown): boolean => hasResultCode(error, SQLITE_BUSY);

/** Whether the disk has no space. */
export const isFull = (error: unknown): boolean => hasResultCode(error, SQLITE_FULL);

/** Whether the values of one statement break a constraint. */
export const isConstraint = (error: unknown): boolean => hasResultCode(error, SQLITE_CONSTRAINT);
