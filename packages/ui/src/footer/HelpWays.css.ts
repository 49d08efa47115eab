import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, insideComponents, vars } from '../theme/styling.ts';

/** As many columns as fit; four ways stand two by two on a tablet. */
export const columnsThatFit = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[3],
} as const;

export const help = style(inComponents({ overflowWrap: 'anywhere' }));

export const ways = style(inComponents({ ...columnsThatFit, margin: 0 }));

export const term = style(inComponents({ fontWeight: vars.type.bold }));

export const way = style(inComponents({ margin: 0 }));

export const note = style(
  inComponents({
    maxInlineSize: vars.width.reading,
    marginBlockStart: vars.space[3],
    fontWeight: vars.type.bold,
  }),
);

globalStyle(`${note} > :last-child`, insideComponents({ marginBlockEnd: 0 }));
