import { style } from '@vanilla-extract/css';
import { componentLayer, focusRing, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.half,
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    maxInlineSize: '100%',
    borderRadius: '2px',
    color: vars.link.base,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineHeading,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&:hover': { color: vars.link.hover, textDecorationThickness: '3px' },
      '&:focus-visible': focusRing,
    },
    // Paper has no step before.
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const arrow = style(
  componentLayer({
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const text = style(componentLayer({ minInlineSize: 0, overflowWrap: 'anywhere' }));
