/**
 * How a test presses keys, in the words of user-event: `{Enter}`, `{ArrowDown}`, `abc`. `userEvent` of Vitest's browser
 * mode and of Testing Library both fit. Testers press keys only, so that what they can do a keyboard can.
 */
export type Keys = { keyboard: (keys: string) => Promise<unknown> };
