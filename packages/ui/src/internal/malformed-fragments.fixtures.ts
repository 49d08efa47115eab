/** Ends of shared addresses that percent-decoding by `decodeURIComponent` refuses. */
export const malformedFragments: readonly `#${string}`[] = ['#50%', '#%', '#%E0%A4%A', '#%C3', '#%zz'];
