import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const frame = style(componentLayer({ position: 'relative', minInlineSize: 0 }));

export const input = style([control, componentLayer({ textOverflow: 'ellipsis' })]);

export const inputBeforeTrigger = style([input, componentLayer({ paddingInlineEnd: vars.space[6] })]);

export const trigger = style(
  componentLayer({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeContent: 'center',
    inlineSize: vars.space[6],
    blockSize: '3rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius,
    background: 'none',
    color: vars.text.body,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      // Without script there is no list to open.
      '(scripting: none)': { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const arrow = style(componentLayer({ display: 'block', inlineSize: '1.5rem', blockSize: '1.5rem' }));

export const popup = style(
  componentLayer({
    position: 'absolute',
    zIndex: 10,
    insetBlockStart: `calc(100% + ${vars.space[1]})`,
    insetInline: 0,
    boxSizing: 'border-box',
    margin: 0,
    border: `2px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    color: vars.text.body,
    boxShadow: vars.shadow,
    overflowWrap: 'anywhere',
    // Shows the end of the field's own edge when it is brought into view.
    scrollMarginBlock: vars.space[1],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Without anything to choose it is not worth covering the button of the form; it is announced. */
export const popupWithoutSuggestions = style([
  popup,
  componentLayer({ '@media': { [media.narrow]: { display: 'none' } } }),
]);

export const list = style(
  componentLayer({
    padding: vars.space.half,
    listStyle: 'none',
    // Half an option at the end shows that there are more.
    maxBlockSize: 'min(21.5rem, 50vh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);

export const option = style(
  componentLayer({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.target,
    // An option of several lines does not touch the ring, nor the next one.
    paddingBlock: vars.space[1],
    paddingInline: vars.space[1],
    borderRadius: vars.space.half,
    lineHeight: vars.type.lineHeading,
    cursor: 'pointer',
    scrollMarginBlock: vars.space.half,
    selectors: {
      '&:hover': { background: vars.surface.sunken, textDecoration: 'underline' },
      '&[aria-selected="true"]': {
        background: vars.info.surface,
        // Inside, since the list cuts off what is outside of it.
        outline: `3px solid ${vars.focus.outer}`,
        outlineOffset: '-3px',
      },
    },
  }),
);

/** Text in place of options, or below them. */
export const note = style(
  componentLayer({
    margin: 0,
    padding: vars.space[2],
    selectors: { '* + &': { borderBlockStart: `1px solid ${vars.border.control}` } },
  }),
);
