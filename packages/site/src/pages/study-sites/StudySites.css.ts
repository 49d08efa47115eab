import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

export const states = style([
  wide,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignItems: 'start',
    paddingBlock: vars.space[4],
    '@media': { print: { display: 'block', columns: 2, paddingBlock: 0 } },
  },
]);

globalStyle(`${states} > details`, {
  marginBlock: 0,
  '@media': { print: { marginBlockEnd: '1mm', border: 0, padding: 0 } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: vars.space[1],
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  // On paper each is a line or two of text.
  '@media': { print: { display: 'block', paddingBlock: '0.2mm', fontSize: '8pt', lineHeight: 1.2 } },
});

globalStyle(`${row} > span:not(:first-child)::before`, { '@media': { print: { content: '" · "' } } });

export const groups = style({});

// Inline boxes are one text to screen readers.
globalStyle(`${groups} > span`, { display: 'inline-block' });
globalStyle(`${groups} > span:not(:last-child)::after`, { content: '";"' });

export const group = {
  open: style({ color: vars.success.text, fontWeight: vars.type.bold }),
  full: style({ color: vars.text.muted }),
};

/** What leads nowhere on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
