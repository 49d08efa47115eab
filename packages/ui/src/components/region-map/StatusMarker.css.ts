import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling.ts';

export const mark = style(
  inComponents({ display: 'block', flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' }),
);

export const shape = styleVariants({ open: vars.action.base, closed: vars.text.muted }, (color) =>
  inComponents({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);

/** The ring shows the page's colour inside, not the map's, so that its edge keeps its contrast. */
export const hollow = style(inComponents({ fill: vars.surface.page }));
