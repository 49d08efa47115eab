import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling.ts';

/** Two samples, one below the other. */
export const samples = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
