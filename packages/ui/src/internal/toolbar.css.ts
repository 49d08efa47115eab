import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, inShared, media, vars } from '../theme/styling.ts';

/** A row of small buttons for the element beside it: a map, a figure. It wraps where it is narrow. */
export const toolbar = style(
  inShared({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], minInlineSize: 0 }),
);

/** One of its buttons: quieter than a Button, and as easy to press. Pressed it is filled. */
export const tool = style(
  componentLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    maxInlineSize: '100%',
    margin: 0,
    paddingBlock: vars.space.half,
    paddingInline: '0.75rem',
    border: `2px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    color: vars.action.base,
    fontFamily: 'inherit',
    fontSize: vars.type.small,
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.action.hover, color: vars.action.hover, textDecoration: 'underline' },
      '&:focus-visible': focusRing,
      '&[aria-pressed="true"]': {
        borderColor: vars.action.base,
        background: vars.action.base,
        color: vars.text.onAction,
      },
      // Disabled at a limit; the text keeps its contrast.
      '&[aria-disabled="true"]': {
        borderColor: vars.border.subtle,
        color: vars.text.muted,
        textDecoration: 'none',
        cursor: 'default',
      },
    },
    '@media': {
      [media.narrow]: { paddingInline: vars.space[1] },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
);
