import { breakpoints, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

import { wide } from '../../shell/layout.css.ts';

export const welcome = style({
  background: vars.surface.warm,
  paddingBlock: vars.space[5],
  '@media': {
    [`(min-width: ${breakpoints.narrow})`]: { paddingBlock: vars.space[8] },
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const inner = style([wide]);

globalStyle(`${inner} > *`, { maxInlineSize: vars.width.reading });
globalStyle(`${inner} > h1`, { marginBlockStart: 0 });

export const groups = style([wide]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.card}), 1fr))`,
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius,
  background: vars.surface.raised,
  boxShadow: vars.shadow,
  padding: vars.space[3],
  breakInside: 'avoid',
});

globalStyle(`${card} > h3`, { marginBlockStart: 0 });
globalStyle(`${card} > :last-child`, { marginBlockEnd: 0 });

export const status = style({ color: vars.text.muted });
