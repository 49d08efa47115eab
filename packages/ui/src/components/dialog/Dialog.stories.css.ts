import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling.ts';

/** The fields of a sample form, one below the other. */
export const fields = style(inComponents({ display: 'grid', gap: vars.space[3], justifyItems: 'start' }));

export const buttons = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
