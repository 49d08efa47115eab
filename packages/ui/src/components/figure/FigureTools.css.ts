import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

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
export const status = style(
  componentLayer({
    margin: 0,
    fontSize: vars.type.small,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
  }),
);
