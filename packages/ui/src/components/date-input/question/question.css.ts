import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../../theme/styling.ts';

export const root = style(
  componentLayer({
    display: 'grid',
    gap: vars.space[1],
    minInlineSize: 0,
    paddingBlockStart: vars.space.half,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const text = style(
  componentLayer({ margin: 0, fontWeight: vars.type.bold, overflowWrap: 'anywhere' }),
);
