/** One measured figure against its budget. A gate fails the run when it is over; a time is printed only, since machines are noisy. */
export type Figure = { what: string; value: number; unit: string; budget: number; isGate: boolean };
