import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

export const frame = style(
  componentLayer({ position: 'relative', containerType: 'inline-size', minInlineSize: 0 }),
);

const cellBase = {
  paddingBlock: vars.space[1],
  paddingInline: vars.space[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;

export const head = style(
  componentLayer({
    ...cellBase,
    borderBlockEnd: `2px solid ${vars.border.control}`,
    fontWeight: vars.type.bold,
    textAlign: 'end',
    // A name of one line is right above its values beside names of several lines.
    verticalAlign: 'bottom',
    selectors: {
      '&:first-child': { paddingInlineStart: 0, textAlign: 'start' },
      '&:last-child': { paddingInlineEnd: 0 },
    },
  }),
);

/** What differs where a table is shown row by row; each is set there only, and elsewhere its fallback counts. */
const rowByRow = {
  block: createVar('block'),
  inline: createVar('inline'),
  absolute: createVar('absolute'),
  pixel: createVar('pixel'),
  hidden: createVar('hidden'),
  clipped: createVar('clipped'),
  start: createVar('start'),
  zero: createVar('zero'),
  half: createVar('half'),
};
const { block, inline, absolute, pixel, hidden, clipped, start, zero, half } = rowByRow;

/** Each row a block: its name, then a line for each value with the column's name in front, which is not spoken twice. */
const showRowByRow = {
  [block]: 'block',
  [inline]: 'inline',
  [absolute]: 'absolute',
  [pixel]: '1px',
  [hidden]: 'hidden',
  [clipped]: 'inset(50%)',
  [start]: 'start',
  [zero]: '0',
  [half]: vars.space.half,
};

export const caption = style(
  componentLayer({
    display: fallbackVar(block, 'table-caption'),
    paddingBlockEnd: vars.space[1],
    color: vars.text.muted,
    fontSize: vars.type.small,
    textAlign: 'start',
    captionSide: 'top',
  }),
);

const table = style(
  componentLayer({
    display: fallbackVar(block, 'table'),
    inlineSize: '100%',
    // Columns share the width, so that a long word breaks before a short one does.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.type.lineLead,
  }),
);

/** Row by row it is out of sight, and still the heads of their columns for those who listen. */
export const heads = style(
  componentLayer({
    position: fallbackVar(absolute, 'static'),
    inlineSize: fallbackVar(pixel, 'auto'),
    blockSize: fallbackVar(pixel, 'auto'),
    overflow: fallbackVar(hidden, 'visible'),
    clipPath: fallbackVar(clipped, 'none'),
  }),
);

export const body = style(componentLayer({ display: fallbackVar(block, 'table-row-group') }));

// The edge is that of the cells, too, and a table's row has no padding.
export const row = style(
  componentLayer({
    display: fallbackVar(block, 'table-row'),
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    breakInside: 'avoid',
  }),
);

const cellEdges = {
  display: fallbackVar(block, 'table-cell'),
  paddingBlock: fallbackVar(half, vars.space[1]),
  borderBlockEndWidth: fallbackVar(zero, '1px'),
} as const;

export const rowHead = style(
  componentLayer({
    ...cellBase,
    ...cellEdges,
    paddingInlineStart: 0,
    fontWeight: vars.type.regular,
    textAlign: 'start',
  }),
);

export const cell = style(
  componentLayer({
    ...cellBase,
    ...cellEdges,
    paddingInline: fallbackVar(zero, vars.space[1]),
    textAlign: fallbackVar(start, 'end'),
    selectors: {
      '&:last-child': { paddingInlineEnd: 0 },
      '&::before': {
        content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'],
        display: fallbackVar(inline, 'none'),
        color: vars.text.muted,
      },
    },
  }),
);

/** Under this width a table of 1, 2, 3 … columns of values is shown row by row; one column always has room. */
const widths = [undefined, '20rem', '24rem', '32rem', '40rem', '48rem', '56rem', '64rem', '70rem', '200rem'];

/** A table by the number of its columns of values, from 1 on; the last is for all that are more. */
export const tables = widths.map((under, index) =>
  under === undefined
    ? table
    : style(
        [table, componentLayer({ '@container': { [`(max-width: ${under})`]: { vars: showRowByRow } } })],
        `table_${index + 1}`,
      ),
);
