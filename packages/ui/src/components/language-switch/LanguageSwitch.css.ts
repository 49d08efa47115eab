import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    fontFamily: vars.type.family,
    fontSize: vars.type.small,
    '@media': {
      [media.print]: { display: 'none' },
    },
  }),
);

export const list = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const link = style(
  componentLayer({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.target,
    minBlockSize: vars.target,
    paddingInline: vars.space[1],
    borderRadius: vars.radius,
    color: vars.link.base,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&:hover': { color: vars.link.hover, textDecorationThickness: '3px' },
      '&[aria-current]': { color: vars.text.body, fontWeight: vars.type.bold, textDecoration: 'none' },
      '&:focus-visible': focusRing,
    },
  }),
);
