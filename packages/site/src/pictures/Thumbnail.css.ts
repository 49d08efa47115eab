import { media } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

import { scene } from './Scene.css.ts';

export const thumbnail = style([
  scene,
  { flex: 'none', '@media': { [media.narrow]: { inlineSize: '3.5rem' } } },
]);
