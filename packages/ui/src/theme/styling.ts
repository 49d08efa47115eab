import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers, shared } from './tokens.css.ts';

export { focusRing } from './focus-ring.ts';
export { media } from './media.ts';
export { vars } from './tokens.css.ts';

/** Puts a rule into the layer of components: `style(componentLayer({ … }))`. */
export const componentLayer = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/**
 * The same for a style that those of other components build on, such as the look of a field. Each of their sheets
 * brings it along, so it must not matter which of them comes last: what a component adds wins in any order.
 */
export const inShared = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [shared]: rule },
});

/** The same for `globalStyle`: what a component says of elements that are put into it. */
export const componentLayerGlobal = (
  rule: NonNullable<GlobalStyleRule['@layer']>[string],
): GlobalStyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** The same for `globalStyle` in the shared layer: what a component itself says of its root wins. */
export const inSharedGlobal = (rule: NonNullable<GlobalStyleRule['@layer']>[string]): GlobalStyleRule => ({
  '@layer': { [shared]: rule },
});
