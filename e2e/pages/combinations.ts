import { nightly } from './nightly.ts';

/**
 * Combinations of three lists of at least two values each, with the options of a test. Half of them are for the gate, which
 * still contains every pair of values; the nightly run has all.
 */
export function combine<A, B, C>(
  ones: readonly A[],
  others: readonly B[],
  thirds: readonly C[],
): [A, B, C, { tag?: string }][] {
  return ones.flatMap((one, i) =>
    others.flatMap((other, j) =>
      thirds.map((third, k): [A, B, C, { tag?: string }] => [
        one,
        other,
        third,
        (i + j + k) % 2 === 0 ? {} : nightly,
      ]),
    ),
  );
}
