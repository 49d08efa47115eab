import { style } from '@vanilla-extract/css';

import '../src/pictures/Scene.css.ts';

const tone = (name: string) => `var(--longcovid-picture-${name})`;
const shape = (name: string) => style({ fill: tone(name) });
const stroke = (name: string, strokeWidth: number) =>
  style({
    fill: 'none',
    stroke: tone(name),
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

export const ground = shape('tint');
export const paper = shape('paper');
export const soft = shape('pale');
export const leaf = shape('mid');
export const teal = shape('deep');
export const accent = shape('clay');
export const line = stroke('ink', 4);
export const quiet = stroke('mid', 4);
export const mark = stroke('deep', 5);
export const onTeal = stroke('paper', 5);
