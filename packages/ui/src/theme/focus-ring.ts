import { vars } from './tokens.css.ts';

/**
 * The ring around the element with keyboard focus: 2 px inside, 3 px outside, visible on any color.
 * Spread it into `':focus-visible'`. Forced colors drop the shadow and keep the outline.
 * Source: WCAG 2.2, 2.4.13 Focus Appearance.
 */
export const focusRing = {
  outline: `3px solid ${vars.focus.outer}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focus.inner}`,
} as const;
