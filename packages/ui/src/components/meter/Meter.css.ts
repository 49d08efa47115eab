import { style } from '@vanilla-extract/css';
import { track } from '../../internal/labelled-bar/labelled-bar.css.ts';
import { componentLayer, vars } from '../../theme/styling.ts';

export const value = style(componentLayer({ margin: 0 }));

const filled = { background: vars.action.base, border: 0, borderRadius: 0 } as const;

export const bar = style([
  track,
  componentLayer({
    selectors: {
      // Chrome lays the bar in the middle row of three.
      '&::-webkit-meter-inner-element': {
        gridTemplateRows: '0 [line1] 1fr [line2] 0',
        blockSize: '100%',
      },
      '&::-webkit-meter-bar': {
        border: 0,
        borderRadius: 0,
        background: vars.surface.sunken,
      },
      '&::-webkit-meter-optimum-value': filled,
      '&::-moz-meter-bar': filled,
    },
  }),
]);
