/** Fragments of shared URLs for which `decodeURIComponent` throws. */
export const malformedFragments: readonly `#${string}`[] = ['#50%', '#%', '#%E0%A4%A', '#%C3', '#%zz'];
