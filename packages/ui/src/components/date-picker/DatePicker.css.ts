import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

/** Has its height before the button appears, so that nothing below moves. */
export const opener = style(
  componentLayer({
    display: 'grid',
    justifyItems: 'start',
    marginBlockStart: vars.space[1],
    '@media': {
      '(scripting: enabled)': { minBlockSize: '3rem' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const failed = style(
  componentLayer({
    margin: 0,
    marginBlockStart: vars.space[1],
    color: vars.danger.text,
    fontWeight: vars.type.bold,
  }),
);
