/**
 * Combinations of three things that a test is repeated for, each of at least two values: every one in `npm run
 * test:full`, and on each change half of them, which contain every pair of values.
 */
export function combine<A, B, C>(
  ones: readonly A[],
  others: readonly B[],
  thirds: readonly C[],
): [A, B, C][] {
  return ones.flatMap((one, i) =>
    others.flatMap((other, j) =>
      thirds
        .filter((_, k) => process.env.ALL_COMBINATIONS || (i + j + k) % 2 === 0)
        .map((third): [A, B, C] => [one, other, third]),
    ),
  );
}
