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
