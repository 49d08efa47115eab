import { style, globalStyle } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars, componentLayerGlobal } from '../../theme/styling.ts';
import { control as choiceBox } from '../field/FieldChoice.css.ts';
import { headerHeight } from '../../internal/observe-overflow.ts';

// Header

/** Where the header leaves room for rows it stays in view; on a phone or at high zoom it would fill the screen. */
const roomy = '(min-width: 40rem) and (min-height: 30rem)';

export const headerHead = style(
  componentLayer({
    '@media': {
      [roomy]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
      // On paper the browser repeats it on each page.
      [media.print]: { position: 'static' },
    },
  }),
);

const headerAnyCell = style(
  componentLayer({
    borderBlockEnd: `1px solid ${vars.border.control}`,
    // Opaque, since rows pass behind it.
    background: vars.surface.sunken,
    padding: '0.75rem',
    maxInlineSize: '24rem',
    color: vars.text.body,
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    textAlign: 'start',
    verticalAlign: 'bottom',
    overflowWrap: 'break-word',
    '@media': { [media.print]: { background: 'none' } },
  }),
);

/** The names of columns are the last row of the header. */
const headerCell = style([
  headerAnyCell,
  componentLayer({ borderBlockEndWidth: '2px', paddingBlock: vars.space.half }),
]);

/** Of the box that selects all rows. */
export const headerSelectAllCell = style([
  headerCell,
  componentLayer({ padding: 0, inlineSize: vars.target, '@media': { [media.print]: { display: 'none' } } }),
]);

/** Numbers are aligned by their last digit, and so is their header. */
const headerAtEnd = style([headerCell, componentLayer({ textAlign: 'end' })]);

export const header = { text: headerCell, date: headerCell, number: headerAtEnd };

export const headerGroupHeader = style([
  headerAnyCell,
  componentLayer({
    textAlign: 'center',
    selectors: {
      '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.border.subtle}` },
      '&:not(:last-child)': { borderInlineEnd: `1px solid ${vars.border.subtle}` },
    },
  }),
]);

export const headerName = style(componentLayer({ display: 'inline-block', paddingBlock: vars.space[1] }));

const sort = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  boxSizing: 'border-box',
  minBlockSize: vars.target,
  minInlineSize: vars.target,
  // Its text is aligned with the cells: the padding of the button extends outside of the content box.
  maxInlineSize: 'calc(100% + 1rem)',
  marginBlock: 0,
  marginInline: '-0.5rem',
  paddingBlock: vars.space.half,
  paddingInline: vars.space[1],
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
} as const;

/** Text before hydration, in exactly the position of the button. */
export const headerSortName = style(componentLayer(sort));

export const headerSortButton = style(
  componentLayer({
    ...sort,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&:hover': { color: vars.action.hover, textDecorationThickness: '3px' },
      '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
    },
    '@media': {
      [media.forcedColors]: { color: 'ButtonText' },
      [media.print]: { textDecorationLine: 'none' },
    },
  }),
);

export const headerSortText = style(componentLayer({ minInlineSize: 0, overflowWrap: 'break-word' }));

export const headerIcon = style(
  componentLayer({
    flex: 'none',
    inlineSize: '1rem',
    blockSize: '1.5rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinejoin: 'round',
    selectors: { '&[data-sort]': { fill: 'currentColor' } },
    '@media': {
      '(scripting: none)': { visibility: 'hidden' },
      [media.print]: { display: 'none' },
    },
  }),
);

const hiddenIn = (sorted: string) =>
  componentLayer({ selectors: { [`${headerIcon}[data-sort="${sorted}"] &`]: { display: 'none' } } });

export const headerArrowUp = style(hiddenIn('descending'));
export const headerArrowDown = style(hiddenIn('ascending'));

export const headerUnit = style(
  componentLayer({
    display: 'block',
    paddingBlockEnd: vars.space[1],
    color: vars.text.muted,
    fontWeight: vars.type.regular,
  }),
);

// Table

const noScript = '(scripting: none)';

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
  `${table} :is(th, td, th button, ${headerSortName})`,
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
  `${tooWide} :is(th, td, th button, ${headerSortName})`,
  componentLayerGlobal({ '@media': { [media.print]: { padding: '1px 0', fontSize: '0.5rem' } } }),
);
