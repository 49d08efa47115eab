/** Runs a render if there is room for it, and gives null when there is none. */
export type RenderGate = <Result>(render: () => Promise<Result>) => Promise<Result | null>;

/** Lets at most `max` renders run at once, so that a flood is told to wait before memory runs out. */
export function renderGate(max: number): RenderGate {
  let running = 0;
  return async (render) => {
    if (running >= max) return null;
    running += 1;
    try {
      return await render();
    } finally {
      running -= 1;
    }
  };
}
