import { breakpoints, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two columns where there is space; a part of the site is not split. */
export const parts = style({
  selectors: { '&&': { maxInlineSize: 'none' } },
  '@media': {
    [`(min-width: ${breakpoints.wide})`]: { columns: 2, columnGap: vars.space[6] },
  },
});

// Touch-sized distances.
globalStyle(`${parts} li`, { paddingBlock: '0.3rem' });
globalStyle(`${parts} > li`, { breakInside: 'avoid' });
globalStyle(`${parts} ul`, { marginBlock: '0.3rem 0' });
