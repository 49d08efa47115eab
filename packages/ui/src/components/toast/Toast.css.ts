import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** At the edge of the screen, and never over more than half of it, so that what has focus can be seen. */
export const shown = style(
  componentLayer({
    position: 'fixed',
    zIndex: 10,
    insetBlockEnd: vars.space[2],
    insetInlineEnd: vars.space[2],
    display: 'grid',
    gap: vars.space[1],
    boxSizing: 'border-box',
    inlineSize: `min(26rem, 100vi - 2 * ${vars.space[2]})`,
    maxBlockSize: '50vb',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overscrollBehavior: 'contain',
  }),
);

export const toast = style(
  componentLayer({
    margin: 0,
    border: `2px solid ${vars.border.control}`,
    borderInlineStart: `8px solid ${vars.action.base}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    boxShadow: vars.shadow,
    padding: vars.space[2],
  }),
);

export const message = style(componentLayer({ margin: 0, marginBlockEnd: vars.space[1] }));

export const buttons = style(componentLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));

export const past = style(
  componentLayer({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' }),
);
