import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentLayer, vars } from '../../theme/styling.ts';

export const boxes = style(
  componentLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 }),
);

export const box = style(componentLayer({ display: 'grid', gap: vars.space.half, minInlineSize: 0 }));

export const label = style(
  componentLayer({ justifySelf: 'start', lineHeight: vars.type.lineHeading, overflowWrap: 'anywhere' }),
);

const short = style([control, componentLayer({ inlineSize: '4.5rem', maxInlineSize: '100%' })]);
const long = style([control, componentLayer({ inlineSize: '6rem', maxInlineSize: '100%' })]);

export const input = { day: short, month: short, year: long };
