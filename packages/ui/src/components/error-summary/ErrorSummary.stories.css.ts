import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** A summary and the fields of a sample form, one below the other, as far apart as Form sets them. */
export const form = style(componentLayer({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
