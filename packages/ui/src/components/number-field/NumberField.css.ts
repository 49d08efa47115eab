import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentLayer, vars } from '../../theme/styling.ts';

export const row = style(
  componentLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] }),
);

export const input = style([control, componentLayer({ inlineSize: '10rem', maxInlineSize: '100%' })]);

export const unit = style(componentLayer({ minInlineSize: 0, overflowWrap: 'anywhere' }));
