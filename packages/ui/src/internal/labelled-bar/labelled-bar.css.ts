import { style } from '@vanilla-extract/css';
import { componentLayer, inShared, vars } from '../../theme/styling.ts';

// What Meter and ProgressBar look alike in. It is internal, without an index and so without a sub-path of the package;
// its requirements and stories are theirs.

/** A bar with its label above and its text below. */
export const root = style(
  componentLayer({
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

export const label = style(componentLayer({ margin: 0, fontWeight: vars.type.bold }));

/** The edge is the bar's own, so that an empty one is seen too. The fill is printed, against a browser's thrift. */
export const track = style(
  inShared({
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
  }),
);

export const complete = style(
  componentLayer({
    display: 'flex',
    gap: vars.space[1],
    alignItems: 'flex-start',
    margin: 0,
    color: vars.success.text,
    fontWeight: vars.type.bold,
  }),
);

/** In the middle of the first line, however many there are. */
export const icon = style(
  componentLayer({
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    marginBlockStart: 'calc((1lh - 1.5rem) / 2)',
  }),
);
