import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/styling.ts';

export const mark = style(
  inComponents({ display: 'block', flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' }),
);

const inColor = (color: string) =>
  style(inComponents({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }));

export const shape = { open: inColor(vars.action.base), closed: inColor(vars.text.muted) };

/** The ring shows the page's colour inside, not the map's, so that its edge keeps its contrast. */
export const hollow = style(inComponents({ fill: vars.surface.page }));
