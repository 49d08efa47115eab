export { type Colors, dark, light } from './colors.ts';
export { type ContrastPair, contrastPairs, contrastRatio } from './contrast.ts';
export { createTheme, type ThemeOverrides } from './create-theme.ts';
export { breakpoints, media } from './media.ts';
export { focusRing } from './focus-ring.ts';
export { layers, vars } from './reset.css.ts';
