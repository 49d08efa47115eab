import { style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';
import { neighbors } from '../stack/Stack.css.ts';

const root = style([
  neighbors,
  componentLayer({
    flexWrap: 'wrap',
    alignItems: 'center',
    // Room for two focus rings, of 5 px each.
    gap: vars.space[2],
    '@media': {
      [media.narrow]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' },
    },
  }),
]);

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => [root, componentLayer({ justifyContent })],
);
