import { style } from '@vanilla-extract/css';
import { componentLayer, media } from '../../theme/styling.ts';

/** Visually hidden. Text may wrap: on one line some screen readers omit the spaces between words. */
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
