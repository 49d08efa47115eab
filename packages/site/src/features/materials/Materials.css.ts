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

export const heading = style({ marginBlock: `${vars.space[4]} ${vars.space[2]}` });

export const tools = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

globalStyle(`${tools} > [data-component='progress-bar']`, { inlineSize: 'min(100%, 24rem)' });
