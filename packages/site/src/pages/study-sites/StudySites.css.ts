import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

/** On a phone, or in large text, each row is a block. */
const isNarrow = '(max-width: 39.99rem)';

export const page = style([wide, { containerType: 'inline-size', paddingBlockStart: vars.space[3] }]);

globalStyle(`${page} > p`, { maxInlineSize: vars.width.reading });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@container': { [isNarrow]: { display: 'block' } },
  '@media': { print: { fontSize: '8.5pt', lineHeight: 1.2 } },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { print: { paddingBlock: '0.2mm' } },
});
globalStyle(`${table} :is(tbody, tr, th, td)`, { '@container': { [isNarrow]: { display: 'block' } } });
globalStyle(`${table} td`, { '@container': { [isNarrow]: { paddingBlock: `0 ${vars.space.half}` } } });

export const caption = style({
  paddingBlockStart: vars.space[3],
  fontWeight: vars.type.bold,
  textAlign: 'start',
});

globalStyle(`${table} caption`, { '@container': { [isNarrow]: { display: 'block' } } });

/** On a phone the parts of a row say what they are. */
export const head = style({ '@container': { [isNarrow]: { display: 'none' } } });

export const row = style({
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  breakInside: 'avoid',
  '@container': { [isNarrow]: { paddingBlock: vars.space[1] } },
});

export const state = style({ borderBlockEnd: `2px solid ${vars.border.subtle}`, breakAfter: 'avoid' });

export const heading = style({
  margin: 0,
  paddingBlockStart: vars.space[3],
  fontSize: vars.type.h3,
  '@media': { print: { paddingBlockStart: '1mm', fontSize: '10pt' } },
});

export const name = style({ fontWeight: vars.type.bold });

export const groups = style({});

globalStyle(`${groups} > span:not(:last-child)::after`, { content: '"; "' });

export const group = {
  open: style({ color: vars.success.text, fontWeight: vars.type.bold }),
  full: style({ color: vars.text.muted }),
};

/** What leads nowhere on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const nextStep = style([screenOnly, { whiteSpace: 'nowrap' }]);
