import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** A list of cards, as a page would set it: no markers, and space between the cards. */
export const list = style(
  componentLayer({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' }),
);
