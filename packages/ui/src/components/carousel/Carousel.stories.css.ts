import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** Two samples, one below the other. */
export const samples = style(componentLayer({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
