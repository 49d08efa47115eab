import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const frame = style(componentLayer({ position: 'relative', minInlineSize: 0 }));

export const select = style([
  control,
  componentLayer({
    appearance: 'none',
    paddingInlineEnd: vars.space[5],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
]);

export const arrow = style(
  componentLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '0.75rem',
    inlineSize: '1.5rem',
    blockSize: '100%',
    color: vars.text.body,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);
