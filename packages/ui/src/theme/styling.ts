import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers, vars } from './tokens.css.ts';

export { media } from './media.ts';
export { vars } from './tokens.css.ts';

/** Puts a rule into the layer of components: `style(inComponents({ … }))`. */
export const inComponents = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** The same for `globalStyle`: what a component says of elements that are put into it. */
export const insideComponents = (rule: NonNullable<GlobalStyleRule['@layer']>[string]): GlobalStyleRule => ({
  '@layer': { [layers.components]: rule },
});

/**
 * The ring around what has keyboard focus: 2 px inside, 3 px outside, seen on any colour.
 * Spread it into `':focus-visible'`. Forced colours drop the shadow and keep the outline.
 * Source: WCAG 2.2, 2.4.13 Focus Appearance.
 */
export const focusRing = {
  outline: `3px solid ${vars.focus.outer}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focus.inner}`,
} as const;
