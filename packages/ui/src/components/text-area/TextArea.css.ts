import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const textArea = style([
  control,
  componentLayer({
    display: 'block',
    lineHeight: vars.type.lineBody,
    resize: 'vertical',
    '@media': {
      // Overflowing text would not be printed.
      [media.print]: { fieldSizing: 'content' },
    },
  }),
]);

export const count = style(
  componentLayer({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);

export const tooLong = style([
  count,
  componentLayer({ color: vars.danger.text, fontWeight: vars.type.bold }),
]);
