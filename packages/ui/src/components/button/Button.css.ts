import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, inShared, media, vars } from '../../theme/styling.ts';

const base = inShared({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  boxSizing: 'border-box',
  minBlockSize: '3rem',
  minInlineSize: vars.target,
  maxInlineSize: '100%',
  paddingBlock: '0.625rem',
  paddingInline: vars.space[3],
  border: '2px solid',
  borderRadius: vars.radius,
  fontFamily: vars.type.family,
  fontSize: vars.type.body,
  fontWeight: vars.type.bold,
  lineHeight: vars.type.lineHeading,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
    '&[aria-disabled="true"]': {
      // Room for the words of the pending state, which stand beside it or, if they do not fit, below it.
      marginInlineEnd: vars.space[2],
      borderStyle: 'dashed',
      textDecoration: 'none',
      cursor: 'progress',
    },
  },
  '@media': { [media.narrow]: { paddingInline: vars.space[2] } },
});

const systemButton = { background: 'ButtonFace', color: 'ButtonText', borderColor: 'ButtonText' } as const;

/** The look of a button, which a link that leads to the next step shares. */
export const button = {
  primary: style([
    base,
    inShared({
      background: vars.action.base,
      borderColor: vars.action.base,
      color: vars.text.onAction,
      selectors: {
        '&:hover': {
          background: vars.action.hover,
          borderColor: vars.action.hover,
          color: vars.text.onAction,
        },
        // On the filled button the dashes would not be seen: it turns hollow while it is busy.
        '&[aria-disabled="true"]': {
          background: vars.surface.page,
          borderColor: vars.action.base,
          color: vars.action.base,
        },
      },
      '@media': {
        // The system paints over the fill, so a thicker edge sets it apart.
        [media.forcedColors]: {
          borderWidth: '4px',
          selectors: { '&, &:hover, &[aria-disabled="true"]': systemButton },
        },
      },
    }),
  ]),
  secondary: style([
    base,
    inShared({
      background: vars.surface.page,
      borderColor: vars.action.base,
      color: vars.action.base,
      selectors: { '&:hover': { borderColor: vars.action.hover, color: vars.action.hover } },
    }),
  ]),
};

/** Stays on the page while empty, since a live region that comes with its words is not announced. */
export const status = style(
  componentLayer({
    display: 'inline-block',
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    selectors: { '&:not(:empty)': { marginBlock: vars.space[1] } },
  }),
);
