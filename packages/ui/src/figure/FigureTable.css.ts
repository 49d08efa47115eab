import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../theme/styling.ts';

export const frame = style(
  inComponents({ position: 'relative', containerType: 'inline-size', minInlineSize: 0 }),
);

export const caption = style(
  inComponents({
    paddingBlockEnd: vars.space[1],
    color: vars.text.muted,
    fontSize: vars.type.small,
    textAlign: 'start',
    captionSide: 'top',
  }),
);

const cellBase = {
  paddingBlock: vars.space[1],
  paddingInline: vars.space[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
} as const;

export const head = style(
  inComponents({
    ...cellBase,
    borderBlockEnd: `2px solid ${vars.border.control}`,
    fontWeight: vars.type.bold,
    textAlign: 'end',
    selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
  }),
);

/** Each row a block: its name, then a line for each value with the column's name in front, which is not spoken twice. */
const stacked = {
  table: { display: 'block' },
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
      '&::before': { content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'], color: vars.text.muted },
    },
  },
} as const;

const base = {
  table: {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.type.lineLead,
  },
  head: {},
  body: {},
  row: { breakInside: 'avoid' },
  rowHead: { ...cellBase, paddingInlineStart: 0, fontWeight: vars.type.regular, textAlign: 'start' },
  cell: { ...cellBase, textAlign: 'end', selectors: { '&:last-child': { paddingInlineEnd: 0 } } },
} as const;

type Part = keyof typeof base;

const shape = (under: string | undefined) => {
  const part = (name: Part) =>
    style(
      inComponents({
        ...base[name],
        ...(under !== undefined && { '@container': { [`(max-width: ${under})`]: stacked[name] } }),
      }),
    );
  return {
    table: part('table'),
    head: part('head'),
    body: part('body'),
    row: part('row'),
    rowHead: part('rowHead'),
    cell: part('cell'),
  };
};

/** By the number of columns: few always have room, some on a wide screen, many never. */
export const shapes = { few: shape(undefined), some: shape('36rem'), many: shape('200rem') };
