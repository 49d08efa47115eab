import { style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const mark = style(
  componentLayer({ display: 'block', flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' }),
);

export const shape = styleVariants({ open: vars.action.base, closed: vars.text.muted }, (color) =>
  componentLayer({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);

/** The ring has the page's color inside, not the map's, so that its edge keeps its contrast. */
export const hollow = style(componentLayer({ fill: vars.surface.page }));
