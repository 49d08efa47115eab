import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling.ts';

/** Words and buttons of a sample page; long words break. */
export const page = style(
  inComponents({ display: 'grid', gap: vars.space[2], justifyItems: 'start', overflowWrap: 'anywhere' }),
);
