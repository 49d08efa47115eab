import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    position: 'absolute',
    insetBlockStart: vars.space[1],
    insetInlineStart: vars.space[1],
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    maxInlineSize: `calc(100% - ${vars.space[2]})`,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    border: `2px solid ${vars.link.base}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    color: vars.link.base,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    fontWeight: vars.type.bold,
    overflowWrap: 'anywhere',
    selectors: {
      '&:focus-visible': focusRing,
      // Out of sight and of the way, but in the Tab order.
      '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);
