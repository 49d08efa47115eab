import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, vars } from '../theme/styling.ts';

export const root = style(inComponents({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const controls = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] }),
);

export const search = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space[1] }),
);

export const said = style(
  inComponents({
    margin: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
  }),
);

/** The paper keeps its own look, as it is printed; it scrolls by itself, so that the page does not. */
export const page = style(
  inComponents({
    position: 'relative',
    overflow: 'auto',
    maxBlockSize: '80dvh',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.sunken,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

export const picture = style(inComponents({ display: 'block', marginInline: 'auto' }));
