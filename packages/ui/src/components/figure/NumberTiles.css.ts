import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** The groups beside each other, where there is room. */
export const groups = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
    columnGap: vars.space[4],
  }),
);

export const series = style(componentLayer({ margin: `0 0 ${vars.space[1]}`, fontWeight: vars.type.bold }));

export const tiles = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    columnGap: vars.space[4],
    marginBlock: `0 ${vars.space[3]}`,
    padding: 0,
    listStyle: 'none',
  }),
);

/** A rule above each tile, and no box. */
export const tile = style(
  componentLayer({
    paddingBlock: vars.space[1],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    lineHeight: vars.type.lineLead,
    breakInside: 'avoid',
  }),
);

export const number = style(
  componentLayer({
    display: 'block',
    fontSize: 'min(3rem, 13cqi)',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.type.lineHeading,
  }),
);
