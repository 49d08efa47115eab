import { style } from '@vanilla-extract/css';
import { componentLayer, focusRing, media, vars } from '../../theme/styling.ts';

const width = '3.25rem';
const gap = '0.75rem';

export const row = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: `${width} minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: gap,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: vars.target,
    cursor: 'pointer',
    selectors: { '&:has(> :disabled)': { cursor: 'not-allowed', color: vars.text.muted } },
  }),
);

/** The mark of “on”, drawn with borders, which paper and forced colors show: both leave backgrounds out. */
const tick = {
  content: '""',
  gridArea: '1 / 1',
  justifySelf: 'start',
  inlineSize: '0.375rem',
  blockSize: '0.75rem',
  marginInlineStart: '0.625rem',
  // Not mirrored from right to left.
  borderStyle: 'solid',
  borderWidth: '0 3px 3px 0',
  rotate: '45deg',
  translate: '0 -0.0625rem',
  visibility: 'hidden',
} as const;

export const track = style(
  componentLayer({
    appearance: 'none',
    display: 'grid',
    alignItems: 'center',
    boxSizing: 'border-box',
    inlineSize: width,
    blockSize: '1.75rem',
    margin: 0,
    marginBlock: '0.5rem',
    padding: '0.125rem',
    border: `2px solid ${vars.border.control}`,
    borderRadius: '0.875rem',
    background: vars.surface.page,
    color: vars.text.muted,
    cursor: 'inherit',
    // The roles are the reader's own colors there.
    forcedColorAdjust: 'none',
    selectors: {
      [`${row}:hover > &:enabled`]: { borderColor: vars.action.base },
      '&:checked': { borderColor: vars.action.base, background: vars.action.base, color: vars.text.onAction },
      '&:disabled': { borderStyle: 'dashed' },
      '&[aria-invalid="true"]': { borderColor: vars.danger.text, borderWidth: '3px' },
      '&:focus-visible': focusRing,
      '&::before': {
        content: '""',
        gridArea: '1 / 1',
        justifySelf: 'start',
        border: '0.5625rem solid',
        borderRadius: '50%',
      },
      '&:checked::before': { justifySelf: 'end' },
      '&::after': tick,
      '&:checked::after': { visibility: 'visible' },
    },
    '@media': {
      [media.print]: { selectors: { '&:checked': { background: 'none', color: vars.action.base } } },
    },
  }),
);

export const text = style(componentLayer({ overflowWrap: 'anywhere', paddingBlock: '0.475rem' }));

export const hint = style(
  componentLayer({
    overflowWrap: 'anywhere',
    marginInlineStart: `calc(${width} + ${gap})`,
    color: vars.text.muted,
    fontSize: vars.type.small,
  }),
);
