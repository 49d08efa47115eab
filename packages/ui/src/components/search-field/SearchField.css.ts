import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentLayer, focusRing, media, vars } from '../../theme/styling.ts';

export const frame = style(componentLayer({ position: 'relative', minInlineSize: 0 }));

export const input = style([
  control,
  componentLayer({
    // Safari gives a search field a look of its own otherwise.
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      // The browser's own button is not reached by Tab, and small; it stays where ours is missing, before script.
      '&:not(:only-child)::-webkit-search-cancel-button': { display: 'none' },
      '&:not(:only-child):not(:placeholder-shown)': { paddingInlineEnd: vars.space[6] },
    },
  }),
]);

export const clear = style(
  componentLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeContent: 'center',
    inlineSize: vars.space[6],
    padding: 0,
    border: 0,
    borderRadius: vars.radius,
    background: 'none',
    color: vars.action.base,
    cursor: 'pointer',
    selectors: {
      [`${input}:placeholder-shown + &`]: { display: 'none' },
      '&:hover': { color: vars.action.hover },
      '&:focus-visible': focusRing,
    },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const cross = style(componentLayer({ display: 'block', inlineSize: '1.25rem', blockSize: '1.25rem' }));
