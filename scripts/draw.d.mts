/** A seeded random generator: the same seed and name give the same values on every machine. */
export type Draw = {
  /** An integer from 0 to `end`, exclusive. */
  integer: (end: number) => number;
  /**
   * One of the values.
   * @throws Error for an empty list.
   */
  pick: <T>(values: readonly T[]) => T;
  /** At most this many distinct values, in random order. */
  several: <T>(values: readonly T[], count: number) => T[];
  /** True with this probability, 0 to 1. */
  chance: (probability: number) => boolean;
};

/**
 * The seed of a test with random data, an integer below 2 ** 31: `TEST_SEED`, else a constant. The nightly run sets a new
 * one. The message of an assertion on random data prints it, as `TEST_SEED=…`.
 */
export const testSeed: number;

/**
 * @param seed Usually `testSeed`.
 * @param name Names the sequence of a test or task, so that a new one does not change the data of others.
 */
export function createDraw(seed: number, name: string): Draw;
