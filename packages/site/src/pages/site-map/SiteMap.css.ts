import { breakpoints, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two columns where there is room; a part of the site stays in one. */
export const parts = style({
  selectors: { '&&': { maxInlineSize: 'none' } },
  '@media': {
    [`(min-width: ${breakpoints.wide})`]: { columns: 2, columnGap: vars.space[6] },
  },
});

// Far enough apart for a finger.
globalStyle(`${parts} li`, { paddingBlock: '0.3rem' });
globalStyle(`${parts} > li`, { breakInside: 'avoid' });
globalStyle(`${parts} ul`, { marginBlock: '0.3rem 0' });
