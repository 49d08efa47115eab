import { breakpoints, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

export const welcome = style({
  background: vars.surface.warm,
  paddingBlock: vars.space[5],
  '@media': {
    [`(min-width: ${breakpoints.narrow})`]: { paddingBlock: vars.space[8] },
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const inner = style([wide]);

globalStyle(`${inner} > *`, { maxInlineSize: vars.width.reading });
globalStyle(`${inner} > h1`, { marginBlockStart: 0 });
