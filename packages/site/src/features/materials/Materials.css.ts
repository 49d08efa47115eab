import { breakpoints, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { lines } from '../../shell/layout.css.ts';
import { page } from '../../shell/Page.css.ts';

export const form = style({
  padding: vars.space[3],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  '@media': { print: { display: 'none' }, [media.narrow]: { padding: vars.space[2] } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [`(min-width: ${breakpoints.narrow})`]: { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`${fields} > *`, { minInlineSize: 0 });

/** At the end of the row of the heading. Without script there is nothing in its place. */
export const downloadAll = style({
  marginBlockStart: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { '(scripting: none)': { display: 'none' } },
});

// The documents have the width of the page, and the filters are beside the text above them.
const view = ':has(> [data-materials])';

globalStyle(`${page} > :has([data-materials])`, {
  maxInlineSize: 'none',
  '@media': {
    [media.wide]: {
      gridColumn: lines.wide,
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      columnGap: vars.space[4],
      alignItems: 'start',
    },
  },
});

globalStyle(`${page} ${view}`, { '@media': { [media.wide]: { display: 'contents' } } });

globalStyle(`[data-materials], ${view} ~ *`, { '@media': { [media.wide]: { gridColumn: lines.wide } } });
