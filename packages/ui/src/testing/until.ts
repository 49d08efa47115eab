import { failure } from './failure.ts';
import { withoutAct } from './without-act.ts';

/** Kept from the start, so that a test's fake clock does not stop the waiting. */
const { setTimeout, performance } = globalThis;

/** Waits until something is so, looking again after each frame or so. Throws after a second. */
export const until = (tester: string, expected: string, isSo: () => boolean): Promise<void> =>
  withoutAct(() => poll(tester, expected, isSo));

async function poll(tester: string, expected: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + 1000;
  while (!isSo()) {
    if (performance.now() > end) {
      throw failure(
        tester,
        `${expected} did not happen within a second.`,
        'A person would wait for it in vain.',
        'Look at what the page does after the keys; when it waits for a clock or a network, let these go on.',
      );
    }
    const { promise, resolve } = Promise.withResolvers<undefined>();
    setTimeout(() => resolve(undefined), 16);
    await promise;
  }
}
