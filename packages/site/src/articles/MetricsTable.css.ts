import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  inlineSize: '100%',
  maxInlineSize: vars.width.reading,
  borderCollapse: 'collapse',
  '@media': { [media.narrow]: { fontSize: vars.type.small } },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  // Under large text or wide spacing words break before the table grows wider than the window.
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(thead th:not(:first-child), td)`, {
  paddingInline: `${vars.space[1]} 0`,
  textAlign: 'end',
});
globalStyle(`${table} thead th:not(:first-child)`, { inlineSize: '27%' });
globalStyle(`${table} thead th`, {
  borderBlockEnd: `2px solid ${vars.border.control}`,
  verticalAlign: 'bottom',
  fontSize: vars.type.small,
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });

export const caption = style({
  marginBlockEnd: vars.space[1],
  fontWeight: vars.type.bold,
  textAlign: 'start',
});

export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.type.small,
  fontWeight: vars.type.regular,
});

export const number = {
  known: style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  none: style({ color: vars.text.muted, fontSize: vars.type.small }),
};
