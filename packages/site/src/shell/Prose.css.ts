import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const prose = style({ maxInlineSize: vars.width.reading });

globalStyle(`${prose} li`, { marginBlockEnd: vars.space[1] });
globalStyle(`${prose} > h2`, { marginBlockStart: vars.space[6] });

export const tableFrame = style({ containerType: 'inline-size' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: vars.space[3] });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

// On a phone, names of rows beside one column keep room for their words, and whole words as long as two columns fit.
globalStyle(`${table} tbody th:has(+ td:last-child)`, {
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '@media': { [media.narrow]: { inlineSize: '42%' } },
  '@container': { '(max-width: 15rem)': { overflowWrap: 'anywhere' } },
});
