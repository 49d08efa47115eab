import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

/** Where the header leaves room for rows it stays in view; on a phone or at high zoom it would fill the screen. */
const roomy = '(min-width: 40rem) and (min-height: 30rem)';

export const head = style(
  componentLayer({
    '@media': {
      [roomy]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
      // On paper the browser repeats it on each page.
      [media.print]: { position: 'static' },
    },
  }),
);

const anyCell = style(
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
const cell = style([anyCell, componentLayer({ borderBlockEndWidth: '2px', paddingBlock: vars.space.half })]);

/** Of the box that selects all rows. */
export const selectAllCell = style([
  cell,
  componentLayer({ padding: 0, inlineSize: vars.target, '@media': { [media.print]: { display: 'none' } } }),
]);

/** Numbers are aligned by their last digit, and so is their header. */
const atEnd = style([cell, componentLayer({ textAlign: 'end' })]);

export const header = { text: cell, date: cell, number: atEnd };

export const groupHeader = style([
  anyCell,
  componentLayer({
    textAlign: 'center',
    selectors: {
      '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.border.subtle}` },
      '&:not(:last-child)': { borderInlineEnd: `1px solid ${vars.border.subtle}` },
    },
  }),
]);

export const name = style(componentLayer({ display: 'inline-block', paddingBlock: vars.space[1] }));

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
export const sortName = style(componentLayer(sort));

export const sortButton = style(
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

export const sortText = style(componentLayer({ minInlineSize: 0, overflowWrap: 'break-word' }));

export const icon = style(
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
  componentLayer({ selectors: { [`${icon}[data-sort="${sorted}"] &`]: { display: 'none' } } });

export const arrowUp = style(hiddenIn('descending'));
export const arrowDown = style(hiddenIn('ascending'));

export const unit = style(
  componentLayer({
    display: 'block',
    paddingBlockEnd: vars.space[1],
    color: vars.text.muted,
    fontWeight: vars.type.regular,
  }),
);
