import { failure } from './failure.ts';

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

/**
 * Runs a function during which the page may change outside of React's `act`. Where tests are set up for `act`, as by
 * Testing Library, React would warn of each such change.
 */
export async function withoutAct(run: () => void | Promise<void>): Promise<void> {
  const before = react.IS_REACT_ACT_ENVIRONMENT;
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Taken at import, so that fake timers of a test do not stop the polling. */
const { setTimeout, performance } = globalThis;

/** Waits until a condition is true, checking it about once a frame. Throws after a second. */
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
