import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** Text and buttons of a sample page; long words break. */
export const page = style(
  componentLayer({ display: 'grid', gap: vars.space[2], justifyItems: 'start', overflowWrap: 'anywhere' }),
);
