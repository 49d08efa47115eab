import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** The fields of a sample form, one below the other. */
export const fields = style(componentLayer({ display: 'grid', gap: vars.space[3], justifyItems: 'start' }));

export const buttons = style(componentLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
