/**
 * The database did not do what it was asked. Whether the work was done may be unknown: a line that breaks during
 * COMMIT looks the same either way. The visitor is asked to send again, and the key tells what is there.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The HTTP status that goes with it. */
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
  }
}
