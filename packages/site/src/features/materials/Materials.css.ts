import { breakpoints, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
});

export const heading = style({ marginBlock: 0 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${cards} p`, { margin: 0 });
