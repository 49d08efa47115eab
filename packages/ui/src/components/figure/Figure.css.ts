import { globalStyle, style, createVar, fallbackVar } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

/** From this width on, picture and table are side by side. */
const sideBySide = '(min-width: 52rem)';

export const root = style(
  componentLayer({
    containerType: 'inline-size',
    position: 'relative',
    inlineSize: '100%',
    minInlineSize: 0,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const figure = style(componentLayer({ margin: 0 }));

/** On paper, table and key points are beside the picture. */
export const compact = style([figure, componentLayer({ '@media': { [media.print]: { columns: 2 } } })]);

globalStyle(`${compact} > figcaption`, componentLayerGlobal({ columnSpan: 'all' }));

export const head = style(componentLayer({ maxInlineSize: vars.width.reading }));

export const title = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
    lineHeight: vars.type.lineLead,
  }),
);

export const claim = style(
  componentLayer({
    marginBlock: `${vars.space.half} ${vars.space[2]}`,
    fontSize: vars.type.h3,
    lineHeight: vars.type.lineHeading,
    textWrap: 'balance',
  }),
);

export const paragraph = style(componentLayer({ margin: 0 }));

export const points = style(
  componentLayer({
    display: 'grid',
    gap: vars.space.half,
    maxInlineSize: vars.width.reading,
    marginBlock: `0 ${vars.space[4]}`,
    paddingInlineStart: vars.space[3],
  }),
);

export const views = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
  }),
);

export const viewsBeside = style([
  views,
  componentLayer({
    '@container': {
      [sideBySide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space[6] },
    },
  }),
]);

export const view = style(
  componentLayer({ minInlineSize: 0, maxInlineSize: vars.width.reading, breakInside: 'avoid' }),
);

export const quiet = style(
  componentLayer({
    marginBlock: `${vars.space[2]} 0`,
    color: vars.text.muted,
    fontSize: vars.type.small,
  }),
);

export const origin = style(
  componentLayer({
    maxInlineSize: vars.width.reading,
    marginBlock: vars.space[2],
    color: vars.text.muted,
    fontSize: vars.type.small,
    lineHeight: vars.type.lineLead,
  }),
);

/** In one line, with dots between, as far as there is room. */
export const entry = style(
  componentLayer({
    display: 'inline',
    selectors: { '&:not(:last-child)::after': { content: '"\\a0· " / ""' } },
  }),
);
export const term = style(componentLayer({ display: 'inline', fontWeight: vars.type.bold }));
export const detail = style(componentLayer({ display: 'inline', margin: 0 }));

globalStyle(`${detail} + ${detail}::before`, componentLayerGlobal({ content: '" "' }));
globalStyle(
  `${detail} a`,
  componentLayerGlobal({
    display: 'inline-block',
    paddingBlock: vars.space.half,
    color: vars.link.base,
    textUnderlineOffset: '0.2em',
  }),
);
globalStyle(`${detail} a:hover`, componentLayerGlobal({ color: vars.link.hover }));
globalStyle(`${detail} a:focus-visible`, componentLayerGlobal(focusRing));

/** Seen when the link past the figure has led here. */
export const end = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
    selectors: { '&:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)' }, '&:focus': focusRing },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const skip = style(
  componentLayer({
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    maxInlineSize: '100%',
    color: vars.link.base,
    fontWeight: vars.type.bold,
    selectors: {
      '&:hover': { color: vars.link.hover },
      '&:focus-visible': focusRing,
      // Out of sight and of the way, but in the Tab order.
      '&:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)', pointerEvents: 'none' },
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

// The table

export const tableFrame = style(
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

export const tableHead = style(
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
  block: createVar('table_block'),
  inline: createVar('table_inline'),
  absolute: createVar('table_absolute'),
  pixel: createVar('table_pixel'),
  hidden: createVar('table_hidden'),
  clipped: createVar('table_clipped'),
  start: createVar('table_start'),
  zero: createVar('table_zero'),
  half: createVar('table_half'),
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

export const tableCaption = style(
  componentLayer({
    display: fallbackVar(block, 'table-caption'),
    paddingBlockEnd: vars.space[1],
    color: vars.text.muted,
    fontSize: vars.type.small,
    textAlign: 'start',
    captionSide: 'top',
  }),
);

const tableTable = style(
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
export const tableHeads = style(
  componentLayer({
    position: fallbackVar(absolute, 'static'),
    inlineSize: fallbackVar(pixel, 'auto'),
    blockSize: fallbackVar(pixel, 'auto'),
    overflow: fallbackVar(hidden, 'visible'),
    clipPath: fallbackVar(clipped, 'none'),
  }),
);

export const tableBody = style(componentLayer({ display: fallbackVar(block, 'table-row-group') }));

// The edge is that of the cells, too, and a table's row has no padding.
export const tableRow = style(
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

export const tableRowHead = style(
  componentLayer({
    ...cellBase,
    ...cellEdges,
    paddingInlineStart: 0,
    fontWeight: vars.type.regular,
    textAlign: 'start',
  }),
);

export const tableCell = style(
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
    ? tableTable
    : style(
        [tableTable, componentLayer({ '@container': { [`(max-width: ${under})`]: { vars: showRowByRow } } })],
        `tableTable_${index + 1}`,
      ),
);

// Number tiles

/** The groups beside each other, where there is room. */
export const numberTilesGroups = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
    columnGap: vars.space[4],
  }),
);

export const numberTilesSeries = style(
  componentLayer({ margin: `0 0 ${vars.space[1]}`, fontWeight: vars.type.bold }),
);

export const numberTilesTiles = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    columnGap: vars.space[4],
    marginBlock: `0 ${vars.space[3]}`,
    padding: 0,
    listStyle: 'none',
  }),
);

/** A rule above each tile, and no box. */
export const numberTilesTile = style(
  componentLayer({
    paddingBlock: vars.space[1],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    lineHeight: vars.type.lineLead,
    breakInside: 'avoid',
  }),
);

export const numberTilesNumber = style(
  componentLayer({
    display: 'block',
    fontSize: 'min(3rem, 13cqi)',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.type.lineHeading,
  }),
);

// The tools

/** Hidden until hydration, since no tool works before; its room is kept. */
export const tools = style(
  componentLayer({
    marginBlockStart: vars.space[2],
    selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
    '@media': {
      '(scripting: none)': { selectors: { '&[hidden]': { display: 'none' } } },
      [media.print]: { selectors: { '&, &[hidden]': { display: 'none' } } },
    },
  }),
);

/** In the page while empty, since a live region that is inserted with its text is not announced. */
export const toolsStatus = style(
  componentLayer({
    margin: 0,
    fontSize: vars.type.small,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
  }),
);
