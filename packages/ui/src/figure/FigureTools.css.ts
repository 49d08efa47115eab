import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, vars } from '../theme/styling.ts';

/** Nothing works before script, so nothing that looks as if it did is shown then; where script comes, its room is kept. */
export const tools = style(
  inComponents({
    marginBlockStart: vars.space[2],
    selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
    '@media': {
      '(scripting: none)': { selectors: { '&[hidden]': { display: 'none' } } },
      [media.print]: { selectors: { '&, &[hidden]': { display: 'none' } } },
    },
  }),
);

export const toolbar = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));

export const tool = style(
  inComponents({
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
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

/** Stays on the page while empty, since a live region that comes with its words is not announced. */
export const status = style(
  inComponents({
    margin: 0,
    fontSize: vars.type.small,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
  }),
);
