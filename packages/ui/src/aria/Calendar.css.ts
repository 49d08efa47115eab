import { style } from '@vanilla-extract/css';
import { componentLayer, focusRing, media, vars } from '../theme/styling.ts';

export const root = style(
  componentLayer({
    // Seven days of the size of a target.
    inlineSize: `min(100%, 7 * (${vars.target} + 2px))`,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
  }),
);

export const bar = style(
  componentLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[1],
  }),
);

export const month = style(
  componentLayer({ margin: 0, fontWeight: vars.type.bold, textAlign: 'center', overflowWrap: 'anywhere' }),
);

export const page = style(
  componentLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.target,
    blockSize: vars.target,
    padding: 0,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    color: vars.link.base,
    cursor: 'pointer',
    // The rule of react-aria, see AriaLocale.
    touchAction: 'pan-x pan-y pinch-zoom',
    selectors: {
      '&:focus-visible': focusRing,
      '&:disabled': { color: vars.text.muted, borderStyle: 'dashed', cursor: 'default' },
    },
  }),
);

export const icon = style(
  componentLayer({
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);

export const grid = style(
  componentLayer({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    marginBlockStart: vars.space[1],
    tableLayout: 'fixed',
  }),
);

export const weekday = style(
  componentLayer({
    padding: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
    fontWeight: vars.type.bold,
    textAlign: 'center',
  }),
);

export const cell = style(componentLayer({ padding: '1px' }));

export const day = style(
  componentLayer({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    border: '2px solid transparent',
    borderRadius: vars.radius,
    cursor: 'pointer',
    touchAction: 'pan-x pan-y pinch-zoom',
    selectors: {
      '&:hover': { borderColor: vars.border.control },
      '&:focus-visible': focusRing,
      '&[data-selected]': { background: vars.action.base, color: vars.text.onAction },
      // Struck out, since a color alone says nothing.
      '&:is([data-unavailable], [data-outside-limits])': {
        color: vars.text.muted,
        textDecoration: 'line-through',
        cursor: 'default',
      },
      '&[data-range-end]': { fontWeight: vars.type.bold, textDecoration: 'underline' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&:is([data-unavailable], [data-outside-limits])': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const note = style(
  componentLayer({
    margin: 0,
    marginBlockStart: vars.space[1],
    maxInlineSize: '22rem',
    color: vars.text.muted,
  }),
);
