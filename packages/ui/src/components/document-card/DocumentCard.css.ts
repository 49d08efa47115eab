import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    boxSizing: 'border-box',
    blockSize: '100%',
    minInlineSize: 0,
    padding: vars.space[3],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    boxShadow: vars.shadow,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '@media': {
      [media.narrow]: { padding: vars.space[2] },
      [media.print]: { boxShadow: 'none' },
    },
  }),
);

export const title = style(
  componentLayer({ margin: 0, fontSize: vars.type.h3, lineHeight: vars.type.lineHeading }),
);

globalStyle(`${root} > [data-part="content"] > :first-child`, componentLayerGlobal({ marginBlockStart: 0 }));
globalStyle(`${root} > [data-part="content"] > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));

export const facts = style(
  componentLayer({ display: 'grid', gap: vars.space.half, margin: 0, fontSize: vars.type.small }),
);

/** Name and value in a line where there is room; otherwise the value below. */
export const fact = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
    columnGap: vars.space[2],
    color: vars.text.muted,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const value = style(componentLayer({ margin: 0, color: vars.text.body }));

export const actions = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginBlockStart: 'auto',
  }),
);

export const others = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    paddingBlockStart: vars.space[1],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    fontSize: vars.type.small,
  }),
);

export const note = style(componentLayer({ margin: 0, color: vars.text.muted }));
