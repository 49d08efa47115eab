import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `2px solid ${vars.border.control}`,
});

/** Useless without script. */
export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const form = style({ '@media': { print: { display: 'none' } } });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  columnGap: vars.space[2],
  paddingBlock: vars.space.half,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  breakInside: 'avoid',
  selectors: {
    '&[data-state=over]': { color: vars.text.muted },
    '&[data-state=next]': { background: vars.info.surface },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
});

// The visitor prints the dates alone.
globalStyle(
  ':root[data-print=my-visits] body :not(#my-visits, #my-visits *, :has(#my-visits)), :root[data-print=my-visits] #my-visits :is(button, p:empty)',
  { '@media': { print: { display: 'none' } } },
);
