import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(componentLayer({ marginBlock: `0 ${vars.space[2]}` }));

export const silence = style(
  componentLayer({
    marginBlock: `0 ${vars.space[2]}`,
    color: vars.text.muted,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Side by side where there is room, otherwise the text below the player. */
export const sides = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[3],
  }),
);

export const player = style(componentLayer({ flex: '2 1 26rem', minInlineSize: 0 }));

export const video = style(
  componentLayer({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.sunken,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const links = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[3]}`,
    margin: 0,
    marginBlockStart: vars.space.half,
    padding: 0,
    listStyle: 'none',
  }),
);

export const transcript = style(componentLayer({ flex: '1 1 18rem', minInlineSize: 0 }));
