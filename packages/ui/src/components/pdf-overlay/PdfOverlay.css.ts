import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';
import { paperBrightness } from '../../theme/color-scheme.ts';

export const root = style(componentLayer({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const ways = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);

/** A button, what it has led to, a button; on a phone that stands above two buttons of one width. */
export const controls = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, auto) minmax(0, auto)',
    justifyContent: 'start',
    alignItems: 'center',
    gap: vars.space[2],
    textAlign: 'center',
    '@media': {
      [media.narrow]: { gridTemplateColumns: '1fr 1fr', justifyContent: 'stretch', gap: vars.space[1] },
    },
  }),
);

export const search = style(
  componentLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space[1] }),
);

export const status = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    fontSize: vars.type.small,
    selectors: {
      [`${controls} > &`]: { '@media': { [media.narrow]: { gridArea: '1 / 1 / auto / -1' } } },
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

/** Heard and not seen: a screen reader that goes from line to line hears lines of a book, not single letters. */
export const pageText = style(componentLayer({ inlineSize: '36rem' }));

/** The paper does not glare where all around it is dark; its letters keep a contrast of more than 7 to 1. */
export const picture = style(
  componentLayer({
    display: 'block',
    marginInline: 'auto',
    filter: `brightness(var(${paperBrightness.name}))`,
  }),
);
