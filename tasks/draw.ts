import { createHash } from 'node:crypto';

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
 * @param seed Printed by each run; `TASK_SEED` repeats it.
 * @param name Names the sequence of a task, so that a new task does not change the data of others.
 */
export function createDraw(seed: number, name: string): Draw {
  let state = createHash('sha256').update(`${seed}\0${name}`).digest().readUInt32LE();
  // Mulberry32: 32 bits of state are enough for test data.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (end: number) => Math.floor(next() * end);
  const pick = <T>(values: readonly T[]): T => {
    if (values.length === 0) throw new Error(`No values to choose from for ${name}.`);
    return values[integer(values.length)] as T;
  };
  const several = <T>(values: readonly T[], count: number): T[] => {
    const left = [...values];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [value] = left.splice(integer(left.length), 1);
      return value as T;
    });
  };
  return { integer, pick, several, chance: (probability) => next() < probability };
}
