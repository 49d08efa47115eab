import { breakpoints, vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

/** The widest column, with room at its sides. */
export const wide = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space[2],
  '@media': { [`(min-width: ${breakpoints.narrow})`]: { paddingInline: vars.space[4] } },
});
