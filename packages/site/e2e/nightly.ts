/** Options of a test that the nightly run has, and the gate does not. */
export const nightly = { tag: '@nightly' } as const;
