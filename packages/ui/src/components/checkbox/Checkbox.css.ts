import { style } from '@vanilla-extract/css';
import { control } from '../field/FieldChoice.css.ts';
import { componentLayer, vars } from '../../theme/styling.ts';

export const box = style([
  control.checkbox,
  componentLayer({
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.danger.text, borderWidth: '3px' } },
  }),
]);
