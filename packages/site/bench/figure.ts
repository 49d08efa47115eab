/**
 * One measurement and its budget. A gate over budget fails the run; times are only printed, since machines are noisy.
 */
export type Figure = { what: string; value: number; unit: string; budget: number; isGate: boolean };
