// Plain JavaScript, since projects with other settings of TypeScript import it.
import { createHash } from 'node:crypto';

export const testSeed = Number(process.env.TEST_SEED ?? 20_261_126);

export function createDraw(seed, name) {
  let state = createHash('sha256').update(`${seed}\0${name}`).digest().readUInt32LE();
  // Mulberry32: 32 bits of state are enough for test data.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (end) => Math.floor(next() * end);
  const pick = (values) => {
    if (values.length === 0) throw new Error(`No values to choose from for ${name}.`);
    return values[integer(values.length)];
  };
  const several = (values, count) => {
    const left = [...values];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(integer(left.length), 1)[0],
    );
  };
  return { integer, pick, several, chance: (probability) => next() < probability };
}
