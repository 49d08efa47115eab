import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    boxSizing: 'border-box',
    maxInlineSize: vars.width.reading,
    padding: vars.space[3],
    border: `3px solid ${vars.danger.text}`,
    borderRadius: vars.radius,
    background: vars.danger.surface,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    scrollMarginBlockStart: vars.space[2],
    // Focus comes by script or at load; it is always shown, since it is where reading begins.
    selectors: { '&:focus': focusRing },
    '@media': {
      [media.narrow]: { padding: vars.space[2] },
    },
  }),
);

export const title = style(componentLayer({ margin: 0, fontSize: vars.type.h3, color: vars.danger.text }));

export const description = style(componentLayer({ marginBlockStart: vars.space[1] }));

export const errors = style(
  componentLayer({ margin: 0, marginBlockStart: vars.space[1], padding: 0, listStyle: 'none' }),
);

export const link = style(
  componentLayer({
    display: 'inline-block',
    minBlockSize: vars.target,
    // Sets errors of two lines apart from each other.
    paddingBlock: '0.475rem',
    color: vars.link.base,
    fontWeight: vars.type.bold,
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { color: vars.link.hover }, '&:focus-visible': focusRing },
  }),
);
