import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';
import { paperBrightness } from '../../theme/color-scheme.ts';

/** Wider than other dialogs: the page is what people came for. `&&` wins over Dialog's own width in any order of sheets. */
export const overlay = style(componentLayer({ selectors: { '&&': { maxInlineSize: '60rem' } } }));

export const root = style(componentLayer({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

/** What belongs together in one row, as long as there is room for it. */
export const row = style(
  componentLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'last baseline', gap: vars.space[1] }),
);

/** The open disclosure has a row of its own. */
export const tools = style(
  componentLayer({ flex: '1 1 5rem', selectors: { '&[open]': { flexBasis: '100%' } } }),
);

/** Cannot act at the first or last page or size. It keeps focus. */
export const control = style(
  componentLayer({ selectors: { '&[aria-disabled]': { color: vars.text.muted, cursor: 'default' } } }),
);

export const status = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
    selectors: {
      // It stays in the tree for later announcements, and takes no room meanwhile.
      '&:empty': { position: 'absolute' },
    },
  }),
);

/** The paper keeps its own look, as it is printed. */
const paper = style(
  componentLayer({
    position: 'relative',
    overflowX: 'auto',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.sunken,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

/** A page that is wider than the overlay scrolls by itself in both ways, so that its scrollbars are in reach. */
export const page = {
  fitting: paper,
  larger: style([paper, componentLayer({ overflow: 'auto', maxBlockSize: '80dvh' })]),
};

/** Visually hidden, and wide: a screen reader that reads by line gets full lines, not single letters. */
export const pageText = style(componentLayer({ inlineSize: '36rem' }));

/** The paper does not glare where all around it is dark; its letters keep a contrast of more than 7 to 1. */
export const picture = style(
  componentLayer({
    display: 'block',
    marginInline: 'auto',
    filter: `brightness(var(${paperBrightness.name}))`,
  }),
);
