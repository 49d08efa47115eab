/** Where the layout changes: under `narrow` one column, under `wide` one menu. */
export const breakpoints = { narrow: '40rem', wide: '64rem' } as const;

/** Media queries for the styles of components, named by the device or preference of the reader. */
export const media = {
  narrow: '(max-width: 39.99rem)',
  compact: '(max-width: 63.99rem)',
  wide: '(min-width: 64rem)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
