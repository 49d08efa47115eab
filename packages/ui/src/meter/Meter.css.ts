import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../theme/styling.ts';

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

export const value = style(inComponents({ margin: 0 }));

const filled = { background: vars.action.base, border: 0, borderRadius: 0 } as const;

/** The edge is the control's own, so that an empty bar is seen too. The fill is printed, against a browser's thrift. */
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
      // Chrome lays the bar in the middle row of three.
      '&::-webkit-meter-inner-element': {
        gridTemplateRows: '0 [line1] 1fr [line2] 0',
        blockSize: '100%',
      },
      '&::-webkit-meter-bar': {
        border: 0,
        borderRadius: 0,
        background: vars.surface.sunken,
      },
      '&::-webkit-meter-optimum-value': filled,
      '&::-moz-meter-bar': filled,
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
