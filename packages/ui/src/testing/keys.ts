/**
 * How a test presses keys, in the syntax of user-event: `{Enter}`, `{ArrowDown}`, `abc`. Vitest's browser mode and
 * Testing Library both have such a `userEvent`. Testers press keys only, so that a keyboard suffices for what they do.
 */
export type Keys = { keyboard: (keys: string) => Promise<unknown> };
