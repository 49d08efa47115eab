import { style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

const nested = '[data-component="container"] &';
const edge = vars.space[3];

const root = style(
  componentLayer({
    boxSizing: 'border-box',
    // Also as an item of a flexible box, where automatic margins take the room.
    inlineSize: '100%',
    minInlineSize: 0,
    marginInline: 'auto',
    paddingInline: edge,
    selectors: {
      // The outer one keeps the distance from the edge, and both begin on the same line.
      [nested]: { marginInlineStart: 0, paddingInline: 0 },
    },
    '@media': {
      [media.narrow]: { paddingInline: vars.space[2] },
      // Paper has margins of its own.
      [media.print]: { paddingInline: 0 },
    },
  }),
);

export const width = styleVariants({ page: vars.width.page, reading: vars.width.reading }, (most) => [
  root,
  componentLayer({
    '@media': {
      screen: {
        maxInlineSize: `calc(${most} + 2 * ${edge})`,
        selectors: { [nested]: { maxInlineSize: most } },
      },
    },
  }),
]);
