import { style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';
import { neighbors } from '../button-group/ButtonGroup.css.ts';

export const direction = {
  column: style([neighbors, componentLayer({ flexDirection: 'column' })]),
  row: style([neighbors, componentLayer({ flexWrap: 'wrap', alignItems: 'center' })]),
};

const gaps = {
  none: '0',
  xsmall: vars.space.half,
  small: vars.space[1],
  medium: vars.space[2],
  large: vars.space[3],
  xlarge: vars.space[4],
  section: vars.space[8],
};

export const gap = styleVariants(gaps, (distance, name) => [
  componentLayer({
    gap: distance,
    ...(name === 'section' && { '@media': { [media.narrow]: { gap: vars.space[5] } } }),
  }),
]);

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => [componentLayer({ alignItems })],
);
