import { style } from '@vanilla-extract/css';
import { track } from '../../internal/labelled-bar/labelled-bar.css.ts';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const value = style(componentLayer({ margin: 0, fontVariantNumeric: 'tabular-nums' }));

const filled = { background: vars.action.base, borderRadius: 0 } as const;
/** Nothing moves: stripes show that the progress is unknown, and the text that the task continues. */
const striped = {
  background: `repeating-linear-gradient(135deg, ${vars.action.base} 0 8px, ${vars.surface.sunken} 8px 24px)`,
  borderRadius: 0,
} as const;

export const bar = style([
  track,
  componentLayer({
    selectors: {
      '&::-webkit-progress-bar': { borderRadius: 0, background: vars.surface.sunken },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
      '&:indeterminate::-webkit-progress-bar': striped,
      '&:indeterminate::-moz-progress-bar': striped,
    },
    '@media': {
      // Its colors are the system's already; forced on its parts they would take away the stripes.
      [media.forcedColors]: { forcedColorAdjust: 'none' },
    },
  }),
]);
