import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

/** Where there is room for rows below it, the header stays in view; on a phone or at high zoom it would be all there is. */
const roomy = '(min-width: 40rem) and (min-height: 30rem)';

export const head = style(
  componentLayer({
    '@media': {
      [roomy]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
      // On paper it is repeated on each page by the browser.
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

/** The name of a column ends the header, however many rows of it there are. */
const cell = style([anyCell, componentLayer({ borderBlockEndWidth: '2px', paddingBlock: vars.space.half })]);

/** Numbers stand under each other by their last digit, and their name above that. */
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
  // The words stand where they would stand without a button: its sides reach out of the cell's content.
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

/** Words before script, in the very place of the button. */
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

export const unit = style(
  componentLayer({
    display: 'block',
    paddingBlockEnd: vars.space[1],
    color: vars.text.muted,
    fontWeight: vars.type.regular,
  }),
);
