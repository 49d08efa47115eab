import { style } from '@vanilla-extract/css';
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

type Rule = Omit<Parameters<typeof componentLayer>[0], '@container'>;
type Parts = Record<'table' | 'caption' | 'head' | 'body' | 'row' | 'rowHead' | 'cell', Rule>;

/** Each row a block: its name, then a line for each value with the column's name in front, which is not spoken twice. */
const stacked: Parts = {
  table: { display: 'block' },
  caption: { display: 'block' },
  // Out of sight, and still the heads of their columns for those who listen.
  head: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  body: { display: 'block' },
  row: {
    display: 'block',
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    breakInside: 'avoid',
  },
  rowHead: { display: 'block', paddingBlock: vars.space.half, borderBlockEnd: 0 },
  cell: {
    display: 'block',
    paddingBlock: vars.space.half,
    paddingInline: 0,
    borderBlockEnd: 0,
    textAlign: 'start',
    selectors: {
      '&::before': {
        content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'],
        color: vars.text.muted,
      },
    },
  },
};

const base: Parts = {
  caption: {
    paddingBlockEnd: vars.space[1],
    color: vars.text.muted,
    fontSize: vars.type.small,
    textAlign: 'start',
    captionSide: 'top',
  },
  table: {
    inlineSize: '100%',
    // Columns share the width, so that a long word breaks before a short one does.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.type.lineLead,
  },
  head: {},
  body: {},
  row: { breakInside: 'avoid' },
  rowHead: { ...cellBase, paddingInlineStart: 0, fontWeight: vars.type.regular, textAlign: 'start' },
  cell: { ...cellBase, textAlign: 'end', selectors: { '&:last-child': { paddingInlineEnd: 0 } } },
};

const shape = (under: string | undefined, index: number) => {
  const part = (name: keyof Parts) =>
    style(
      componentLayer({
        ...base[name],
        ...(under !== undefined && { '@container': { [`(max-width: ${under})`]: stacked[name] } }),
      }),
      `${name}_${index + 1}`,
    );
  return {
    table: part('table'),
    caption: part('caption'),
    head: part('head'),
    body: part('body'),
    row: part('row'),
    rowHead: part('rowHead'),
    cell: part('cell'),
  };
};

/** Under this width a table of 1, 2, 3 … columns of values is shown row by row; one column always has room. */
const widths = [undefined, '20rem', '24rem', '32rem', '40rem', '48rem', '56rem', '64rem', '70rem'];

/** By the number of columns of values, from 1 on; the last is for all that are more. */
export const shapes = [...widths, '200rem'].map(shape);
