import { style } from '@vanilla-extract/css';
import { control } from '../field/FieldChoice.css.ts';
import { inComponents, vars } from '../../theme/styling.ts';

export const box = style([
  control.checkbox,
  inComponents({
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.danger.text, borderWidth: '3px' } },
  }),
]);
