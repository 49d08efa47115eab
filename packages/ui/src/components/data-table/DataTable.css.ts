import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';
import { sortName } from './DataTableHeader.css.ts';
import { headerHeight } from './useOverflow.ts';

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
    // Words that are heard only are placed absolutely: the box holds them too.
    position: 'relative',
    minInlineSize: 0,
    overflowX: 'auto',
    selectors: {
      '&[data-overflows="false"]': { overflow: 'visible' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      // In a box that scrolls sideways the header can only stay in view of that box.
      [roomy]: { selectors: { '&[data-overflows="true"]': { overflow: 'auto', maxBlockSize: '85vh' } } },
      [media.print]: {
        selectors: { '&, &[data-overflows="true"]': { overflow: 'visible', maxBlockSize: 'none' } },
      },
    },
  }),
);

// What has focus, in whatever a cell shows, stays clear of the header above it.
globalStyle(
  `${box} tbody :is(a, button, input, select, textarea, summary, [tabindex])`,
  componentLayerGlobal({ scrollMarginBlockStart: `calc(var(${headerHeight}, 6rem) + ${vars.space[1]})` }),
);

export const table = style(
  componentLayer({
    inlineSize: '100%',
    // Collapsed borders would scroll away under a header that stays.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/**
 * Stays in view, and within the screen, while a wide table is scrolled sideways. The words are its own and not in an
 * element of their own: Orca 43 says a caption only then when it goes from table to table (reviewed 2026-11).
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

/** Names keep some width where a table is wider than a phone. */
export const rowHeader = style([
  anyCell,
  componentLayer({ minInlineSize: 'min(10rem, 40cqi)', fontWeight: vars.type.bold }),
]);

export const blank = style(componentLayer({ color: vars.text.muted, fontStyle: 'italic' }));

export const detail = style(
  componentLayer({ display: 'block', color: vars.text.muted, fontSize: vars.type.small }),
);

export const headline = style(
  componentLayer({
    background: vars.surface.warm,
    '@media': { [media.print]: { background: 'none' } },
  }),
);
globalStyle(
  `${headline}:last-child > *`,
  componentLayerGlobal({ borderBlockEnd: `2px solid ${vars.border.control}` }),
);
globalStyle(`${table} tr`, componentLayerGlobal({ breakInside: 'avoid' }));

/** Marks the tick that shows all rows, which works before script. */
export const showAll = style(componentLayer({ minInlineSize: 0 }));

const isExpanded = `:has(${showAll} :checked)`;

/** Rows after the first ones: in the HTML, and seen when asked for, on paper, or where a browser cannot ask. */
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

export const controls = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    alignItems: 'end',
    minInlineSize: 0,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** What does nothing without script is not shown then. */
export const needsScript = style(componentLayer({ '@media': { [noScript]: { display: 'none' } } }));

export const filter = style([
  needsScript,
  componentLayer({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '24rem' }),
]);

export const columnChoice = style([needsScript, componentLayer({ flex: '1 1 100%', minInlineSize: 0 })]);

export const count = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    overflowWrap: 'anywhere',
  }),
);

/** On a line of its own, next to the table. */
export const matches = style([count, needsScript, componentLayer({ flex: '1 1 100%', order: 1 })]);

export const foot = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignItems: 'center',
    selectors: { [`${root}${isExpanded} > &`]: { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const emptyCell = style([anyCell, componentLayer({ color: vars.text.muted })]);

// Paper does not scroll: rather a broken word, and cells close together, than a lost column.
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
/** A table that is too wide for the screen; before script one of many columns is taken for it. */
const tooWide = `:is(${box}[data-overflows="true"], ${box}:not([data-overflows]):has(tr > :nth-child(9))) ${table}`;

globalStyle(tooWide, componentLayerGlobal({ '@media': { [media.print]: { tableLayout: 'fixed' } } }));
globalStyle(
  `${tooWide} :is(th, td, th button, ${sortName})`,
  componentLayerGlobal({ '@media': { [media.print]: { padding: '1px 0', fontSize: '0.5rem' } } }),
);
