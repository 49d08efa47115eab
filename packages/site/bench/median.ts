/** Repetitions of each time; the machine is noisy, so medians of paired runs are compared. */
export const REPETITIONS = 9;

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
