/**
 * Whether an error is a sentence of ours for whoever wrote the content or the settings. What JavaScript throws by itself,
 * such as a TypeError, is a fault of the program, and whoever mends it needs its stack.
 */
export const isContentError = (error: unknown): error is Error =>
  error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;

/** Runs a program; a mistake ends it with the message alone and exit code 1. */
export async function endWithMessage(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isContentError(error)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
