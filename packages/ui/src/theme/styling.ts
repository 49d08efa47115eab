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
 * The same for a style that other components build on, such as that of a field. Each of their style sheets contains it,
 * so it is in a weaker layer: what a component adds wins in any order.
 */
export const inShared = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [shared]: rule },
});

/** The same for `globalStyle`: styles of elements that a consumer puts into a component. */
export const componentLayerGlobal = (
  rule: NonNullable<GlobalStyleRule['@layer']>[string],
): GlobalStyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** The same for `globalStyle` in the shared layer: the styles of a component for its own root win. */
export const inSharedGlobal = (rule: NonNullable<GlobalStyleRule['@layer']>[string]): GlobalStyleRule => ({
  '@layer': { [shared]: rule },
});
