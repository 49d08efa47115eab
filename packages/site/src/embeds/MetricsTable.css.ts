import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

import { note } from './Article.css.ts';

export const frame = style({ position: 'relative', containerType: 'inline-size' });

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
  // Under large text or wide spacing words are broken before the table is wider than the window.
  overflowWrap: 'anywhere',
});
const ofNumbers = { paddingInline: `${vars.space[1]} 0`, textAlign: 'end' } as const;
globalStyle(`${table} thead th:not(:first-child)`, ofNumbers);
globalStyle(`${table} td`, ofNumbers);
globalStyle(`${table} thead th:not(:first-child)`, { inlineSize: '27%' });
globalStyle(`${table} thead th`, {
  borderBlockEnd: `2px solid ${vars.border.control}`,
  verticalAlign: 'bottom',
  fontSize: vars.type.small,
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });

/** Under large text on a phone, where three columns have no room: each row a block, each number after its column's name. */
const WHERE_COLUMNS_HAVE_NO_ROOM = '(max-width: 15rem)';
const stacked = (part: string, rule: StyleRule) =>
  globalStyle(`${table}${part}`, { '@container': { [WHERE_COLUMNS_HAVE_NO_ROOM]: rule } });

stacked('', { display: 'block' });
stacked(' :is(caption, tbody, tr, tbody th, td)', { display: 'block' });
// Visually hidden, but still column headers for screen readers.
stacked(' thead', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
stacked(' :is(tbody th, td:not(:last-child))', { borderBlockEnd: 0 });
stacked(' td', { paddingInline: 0, textAlign: 'start' });
globalStyle(`${table} td::before`, {
  '@container': {
    [WHERE_COLUMNS_HAVE_NO_ROOM]: {
      content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'],
      color: vars.text.muted,
      whiteSpace: 'normal',
    },
  },
});

export const caption = style({
  marginBlockEnd: vars.space[1],
  fontWeight: vars.type.bold,
  textAlign: 'start',
});

export const description = style([note, { fontWeight: vars.type.regular }]);

export const number = {
  known: style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  none: note,
};
