import { vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

import { wide } from './layout.css.ts';

export const footer = style({
  marginBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.sunken,
});

export const inner = style([wide, { paddingBlock: vars.space[5] }]);

export const heading = style({ marginBlockStart: 0 });

export const help = style({
  display: 'grid',
  // All four ways in one row where there is room for it.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  marginBlockEnd: vars.space[3],
  padding: 0,
  listStyle: 'none',
});

export const emergency = style({ maxInlineSize: vars.width.reading, fontWeight: vars.type.bold });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  marginBlock: vars.space[4],
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
});
