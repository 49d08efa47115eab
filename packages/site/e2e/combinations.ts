/**
 * Combinations of three lists of at least two values each: all of them in `npm run test:full`, otherwise half of them,
 * which still contains every pair of values.
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
