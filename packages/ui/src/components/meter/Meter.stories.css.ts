import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** Meters and a button, one below the other. */
export const samples = style(
  componentLayer({ display: 'grid', gap: vars.space[3], justifyItems: 'stretch', minInlineSize: 0 }),
);
