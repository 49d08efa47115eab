import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, vars } from '../theme/styling.ts';

/** Where there is room for rows below it, the header stays in view; on a phone or at high zoom it would be all there is. */
const roomy = '(min-width: 40rem) and (min-height: 30rem)';

export const head = style(
  inComponents({
    '@media': {
      [roomy]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
      // On paper it is repeated on each page by the browser.
      [media.print]: { position: 'static' },
    },
  }),
);

const cell = style(
  inComponents({
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
    selectors: {
      'tr:last-child > &': { borderBlockEndWidth: '2px' },
    },
    '@media': { [media.print]: { background: 'none' } },
  }),
);

/** Numbers stand under each other by their last digit, and their name above that. */
const atEnd = style([cell, inComponents({ textAlign: 'end' })]);

export const header = { text: cell, date: cell, number: atEnd };

export const groupHeader = style([
  cell,
  inComponents({
    textAlign: 'center',
    selectors: {
      '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.border.subtle}` },
      '&:not(:last-child)': { borderInlineEnd: `1px solid ${vars.border.subtle}` },
    },
  }),
]);

export const name = style(inComponents({ display: 'inline-block' }));

const sort = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  boxSizing: 'border-box',
  minBlockSize: vars.target,
  minInlineSize: vars.target,
  maxInlineSize: '100%',
  margin: 0,
  // Its edge is the header's: the words stand where they would stand without a button.
  marginBlock: '-0.5rem',
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
export const sortName = style(inComponents(sort));

export const sortButton = style(
  inComponents({
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

export const sortWords = style(inComponents({ minInlineSize: 0, overflowWrap: 'break-word' }));

export const icon = style(
  inComponents({
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
  inComponents({ display: 'block', color: vars.text.muted, fontWeight: vars.type.regular }),
);
