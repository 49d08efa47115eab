import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';

export const input = style([control]);
