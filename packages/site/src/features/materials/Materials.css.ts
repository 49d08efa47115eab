import { breakpoints, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { besideLead } from '../../embeds/Article.css.ts';
import { lines } from '../../shell/layout.css.ts';
import { page } from '../../shell/Page.css.ts';

export const form = style([besideLead, { '@media': { print: { display: 'none' } } }]);

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

// The documents have the width of the page.
globalStyle(`${page} > :has([data-materials])`, { maxInlineSize: 'none', gridColumn: lines.wide });

globalStyle(`${form} h2`, { marginBlockStart: 0, fontSize: vars.type.h3 });
globalStyle('[data-materials] h2', { marginBlockStart: 0 });
