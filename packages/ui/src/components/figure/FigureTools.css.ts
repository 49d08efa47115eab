import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

/** Nothing works before script, so nothing that looks as if it did is shown then; where script comes, its room is kept. */
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

/** Stays on the page while empty, since a live region that comes with its words is not announced. */
export const status = style(
  componentLayer({
    margin: 0,
    fontSize: vars.type.small,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[1] } },
  }),
);
