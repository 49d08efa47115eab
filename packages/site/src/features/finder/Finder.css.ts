import { breakpoints, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

export const finder = style([wide, { paddingBlock: vars.space[5] }]);

export const introduction = style({ display: 'grid', gap: vars.space[2], maxInlineSize: vars.width.reading });

globalStyle(`${introduction} > *`, { marginBlock: 0, minInlineSize: 0 });

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  '@media': {
    [`screen and (min-width: ${breakpoints.wide})`]: {
      gridTemplateColumns: '20rem 1fr',
      alignItems: 'start',
    },
  },
});

/** Buttons have the width of fields. */
export const form = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: vars.width.reading,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${form} > *`, { marginBlock: 0, minInlineSize: 0 });

export const scriptOnly = style({
  display: 'grid',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Hidden, but with its final size. */
export const notYet = style({
  visibility: 'hidden',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const results = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

globalStyle(`${results} > *`, { marginBlock: 0, minInlineSize: 0 });

/** Receives focus after a search with an ambiguous place; takes no space while empty. */
export const answer = style({ ':empty': { display: 'none' }, ':focus': { outline: 'none' } });

export const choices = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The number of shown results, and the link to more. */
export const more = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

globalStyle(`${more} > *`, { marginBlock: 0 });

export const none = style({ maxInlineSize: vars.width.reading });

export const map = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

globalStyle(`${map} > *`, { minInlineSize: 0, maxInlineSize: '100%' });

export const credit = style({ color: vars.text.muted, fontSize: vars.type.small });
