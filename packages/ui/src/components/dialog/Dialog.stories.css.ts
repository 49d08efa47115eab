import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** The fields of a sample form, one below the other. */
export const fields = style(componentLayer({ display: 'grid', gap: vars.space[3], justifyItems: 'start' }));
