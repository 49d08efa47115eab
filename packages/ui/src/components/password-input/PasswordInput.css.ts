import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const row = style(componentLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));

export const input = style([
  control,
  componentLayer({ flex: '1 1 12rem', inlineSize: 'auto', minInlineSize: 0 }),
]);

export const toggle = style(componentLayer({ '@media': { [media.print]: { display: 'none' } } }));

/** Until it works it keeps its room, so that nothing moves; without script there is none. */
export const waiting = style([
  toggle,
  componentLayer({ visibility: 'hidden', '@media': { '(scripting: none)': { display: 'none' } } }),
]);
