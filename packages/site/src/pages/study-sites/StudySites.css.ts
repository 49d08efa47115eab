import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

export const page = style([wide, { paddingBlockStart: vars.space[3] }]);

globalStyle(`${page} > :is(p, [data-component=notice])`, { maxInlineSize: vars.width.reading });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': {
    [media.narrow]: { display: 'block' },
    print: { fontSize: '8.5pt', lineHeight: 1.25 },
  },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { print: { paddingBlock: '0.3mm' } },
});
globalStyle(`${table} :is(tbody, tr, th, td)`, { '@media': { [media.narrow]: { display: 'block' } } });
globalStyle(`${table} td`, { '@media': { [media.narrow]: { paddingBlock: `0 ${vars.space.half}` } } });

export const caption = style({ fontWeight: vars.type.bold, textAlign: 'start' });

globalStyle(`${table} caption`, { '@media': { [media.narrow]: { display: 'block' } } });

/** On a phone each part of a row says what it is. */
export const head = style({ '@media': { [media.narrow]: { display: 'none' } } });

export const row = style({
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  breakInside: 'avoid',
  '@media': { [media.narrow]: { paddingBlock: vars.space[1] } },
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

export const join = style({ whiteSpace: 'nowrap', '@media': { print: { display: 'none' } } });
