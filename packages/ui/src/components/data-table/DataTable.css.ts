import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';
import { control as choiceBox } from '../field/FieldChoice.css.ts';
import { sortName } from './DataTableHeader.css.ts';
import { headerHeight } from './observe-overflow.ts';

const noScript = '(scripting: none)';
const roomy = '(min-width: 40rem) and (min-height: 30rem)';

export const root = style(
  componentLayer({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: 0,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
  }),
);

/** Scrolls where the table does not fit; elsewhere it lets the header stay in view of the page. */
export const box = style(
  componentLayer({
    containerType: 'inline-size',
    // Visually hidden text is positioned absolutely: the box contains it too.
    position: 'relative',
    minInlineSize: 0,
    overflowX: 'auto',
    selectors: {
      '&[data-fits]': { overflow: 'visible' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      // In a box that scrolls sideways the header can only stay in view of that box.
      [roomy]: { selectors: { '&[data-overflows]': { overflow: 'auto', maxBlockSize: '85vh' } } },
      [media.print]: {
        selectors: { '&, &[data-overflows]': { overflow: 'visible', maxBlockSize: 'none' } },
      },
    },
  }),
);

// The sticky header does not cover a focused element in a cell.
globalStyle(
  `${box} tbody :is(a, button, input, select, textarea, summary, [tabindex])`,
  componentLayerGlobal({ scrollMarginBlockStart: `calc(var(${headerHeight}, 6rem) + ${vars.space[1]})` }),
);

export const table = style(
  componentLayer({
    inlineSize: '100%',
    // Collapsed borders would scroll away from a sticky header.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/**
 * Stays in view, and within the screen, while a wide table is scrolled sideways. Its text is not in an element of its
 * own: otherwise Orca 43 does not read a caption when it moves from table to table (reviewed 2026-11).
 */
export const caption = style(
  componentLayer({
    captionSide: 'top',
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    inlineSize: '100cqi',
    padding: 0,
    paddingBlockEnd: vars.space[2],
    fontSize: vars.type.h3,
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

const anyCell = style(
  componentLayer({
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    padding: '0.75rem',
    maxInlineSize: '24rem',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  }),
);

const number = style([
  anyCell,
  componentLayer({
    textAlign: 'end',
    // A minus sign stays before its number also on such a page, and the number below the end of its header.
    selectors: { '&:dir(rtl)': { direction: 'ltr', textAlign: 'start' } },
  }),
]);

export const cell = { text: anyCell, date: anyCell, number };

/** Row headers keep some width where a table is wider than a phone. */
export const rowHeader = style([
  anyCell,
  componentLayer({ minInlineSize: 'min(10rem, 40cqi)', fontWeight: vars.type.bold }),
]);

export const blank = style(componentLayer({ color: vars.text.muted, fontStyle: 'italic' }));

export const detail = style(
  componentLayer({ display: 'block', color: vars.text.muted, fontSize: vars.type.small }),
);

export const summaryRow = style(
  componentLayer({
    background: vars.surface.warm,
    '@media': { [media.print]: { background: 'none' } },
  }),
);
globalStyle(
  `${summaryRow}:last-child > *`,
  componentLayerGlobal({ borderBlockEnd: `2px solid ${vars.border.control}` }),
);
globalStyle(`${table} tr`, componentLayerGlobal({ breakInside: 'avoid' }));

/** The checkbox that shows all rows, by styles, before script too. */
export const showAll = style(componentLayer({ minInlineSize: 0 }));

const isExpanded = `:has(${showAll} :checked)`;

/** Rows after the first ones: in the HTML, and shown on request, on paper, or in a browser without `:has()`. */
export const rest = style(
  componentLayer({
    '@media': {
      [`not ${media.print}`]: {
        '@supports': {
          'selector(:has(*))': { selectors: { [`${root}:not(${isExpanded}) &`]: { display: 'none' } } },
        },
      },
    },
  }),
);

export const toolbar = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    alignItems: 'end',
    minInlineSize: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Not shown without script, where it would do nothing. */
export const needsScript = style(componentLayer({ '@media': { [noScript]: { display: 'none' } } }));

export const filter = style([
  needsScript,
  componentLayer({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '24rem' }),
]);

/** A select of ColumnFilters or SortKeys. */
export const choice = style([
  needsScript,
  componentLayer({ flex: '1 1 12rem', minInlineSize: 0, maxInlineSize: '20rem' }),
]);

export const columnVisibility = style([needsScript, componentLayer({ flex: '1 1 100%', minInlineSize: 0 })]);

export const count = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    overflowWrap: 'anywhere',
  }),
);

/** On a line of its own, next to the table. */
export const matches = style([
  count,
  needsScript,
  componentLayer({ flex: '1 1 100%', order: 1, selectors: { '& ~ &': { display: 'none' } } }),
]);

export const footer = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignItems: 'center',
    selectors: { [`${root}${isExpanded} > &`]: { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Links to pages, for which all rows at once leave no use. */
export const pages = style(
  componentLayer({
    minInlineSize: 0,
    selectors: { [`${root}${isExpanded} > &`]: { display: 'none' } },
  }),
);

export const pagesByScript = style([pages, needsScript]);

const notPrinted = { '@media': { [media.print]: { display: 'none' } } } as const;

/** As narrow as its box, whose label is at least as large as a finger. */
export const selectCell = style([
  anyCell,
  componentLayer({ ...notPrinted, inlineSize: vars.target, padding: 0 }),
]);

export const selectLabel = style(
  componentLayer({
    display: 'grid',
    placeContent: 'center',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    cursor: 'pointer',
  }),
);

/** Not without script, where it would do nothing. */
export const selectAll = style([selectLabel, needsScript]);

/** A dash where some of the rows are selected. */
export const selectBox = style([
  choiceBox.checkbox,
  componentLayer({
    selectors: {
      '&:indeterminate': { borderColor: vars.action.base },
      '&:indeterminate::before': {
        visibility: 'visible',
        background: vars.action.base,
        clipPath: 'inset(40% 10%)',
      },
    },
  }),
]);

export const selectedCount = style([count, componentLayer(notPrinted)]);

export const emptyCell = style([anyCell, componentLayer({ color: vars.text.muted })]);

// Paper does not scroll: broken words and narrow cells are better than a lost column.
globalStyle(
  `${table} :is(th, td, th button, ${sortName})`,
  componentLayerGlobal({
    '@media': { [media.print]: { paddingInline: '1px', fontSize: vars.type.small } },
  }),
);
globalStyle(
  `${table} :is(th, td, th *, td *)`,
  componentLayerGlobal({
    '@media': { [media.print]: { overflowWrap: 'anywhere', minInlineSize: 0, marginInline: 0 } },
  }),
);
globalStyle(
  `${table} :is(th button, th span)`,
  componentLayerGlobal({ '@media': { [media.print]: { gap: 0 } } }),
);
globalStyle(
  `${table} th svg:not([data-sort])`,
  componentLayerGlobal({ '@media': { [media.print]: { display: 'none' } } }),
);
/** A table that is wider than the screen; before hydration every table with more than 8 columns. */
const tooWide = `:is(${box}[data-overflows], ${box}:not([data-fits]):has(tr > :nth-child(9))) ${table}`;

globalStyle(tooWide, componentLayerGlobal({ '@media': { [media.print]: { tableLayout: 'fixed' } } }));
globalStyle(
  `${tooWide} :is(th, td, th button, ${sortName})`,
  componentLayerGlobal({ '@media': { [media.print]: { padding: '1px 0', fontSize: '0.5rem' } } }),
);
