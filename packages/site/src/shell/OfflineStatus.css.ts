import { media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** At the lower edge of the window, wherever the page was scrolled to when a link was pressed. */
export const status = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  // Content beside the message stays clickable.
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${status} > section`, {
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  padding: vars.space[2],
  pointerEvents: 'auto',
});
globalStyle(`${status} [data-again]`, { fontWeight: vars.type.bold });

// Focused elements are not obscured.
globalStyle(`:root:has(#offline > section:not([hidden]))`, { scrollPaddingBlockEnd: 'min(24rem, 50vh)' });
