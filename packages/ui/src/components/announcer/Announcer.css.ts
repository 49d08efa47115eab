import { style } from '@vanilla-extract/css';
import { componentLayer, media } from '../../theme/styling.ts';

/** Heard and not seen. Words may wrap: on one line some screen readers join them. */
export const root = style(
  componentLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': {
      [media.print]: { display: 'none' },
    },
  }),
);
