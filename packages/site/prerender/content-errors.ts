/**
 * Whether an error is a message for authors of content or settings. Errors of the runtime, such as a TypeError, are
 * bugs and need their stack.
 */
export const isContentError = (error: unknown): error is Error =>
  error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;

/** Runs a program; a content error prints only its message and exits with 1. */
export async function endWithMessage(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isContentError(error)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
