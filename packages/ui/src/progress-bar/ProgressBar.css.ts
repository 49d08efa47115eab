import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/styling.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gap: vars.space[1],
    minInlineSize: 0,
    maxInlineSize: vars.width.reading,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineHeading,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(inComponents({ margin: 0, fontWeight: vars.type.bold }));

export const value = style(inComponents({ margin: 0, fontVariantNumeric: 'tabular-nums' }));

const filled = { background: vars.action.base, borderRadius: 0 } as const;
/** Nothing moves: stripes say that nobody knows how far it is, and the words say that it goes on. */
const striped = {
  background: `repeating-linear-gradient(135deg, ${vars.action.base} 0 8px, ${vars.surface.sunken} 8px 24px)`,
  borderRadius: 0,
} as const;

/** The edge is the bar's own, so that an empty one is seen too. The fill is printed, against a browser's thrift. */
export const bar = style(
  inComponents({
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: vars.space[3],
    border: `2px solid ${vars.border.control}`,
    borderRadius: vars.space.half,
    overflow: 'hidden',
    appearance: 'none',
    background: vars.surface.sunken,
    printColorAdjust: 'exact',
    selectors: {
      '&::-webkit-progress-bar': { borderRadius: 0, background: vars.surface.sunken },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
      '&:indeterminate::-webkit-progress-bar': striped,
      '&:indeterminate::-moz-progress-bar': striped,
    },
    '@media': {
      // Its colours are the system's already; forced on its parts they would take away the stripes.
      [media.forcedColors]: { forcedColorAdjust: 'none' },
    },
  }),
);

export const complete = style(
  inComponents({
    display: 'flex',
    gap: vars.space[1],
    alignItems: 'center',
    margin: 0,
    color: vars.success.text,
    fontWeight: vars.type.bold,
  }),
);

export const icon = style(inComponents({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' }));
