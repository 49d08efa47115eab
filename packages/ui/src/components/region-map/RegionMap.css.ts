import { style } from '@vanilla-extract/css';
import { toolbar } from '../../internal/toolbar.css.ts';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

/** The controls need script. */
const noScript = '(scripting: none)';

/** Room around the drawing, so that a mark at its very edge, with its ring, stays whole. */
const edge = '1.75rem';

const notOnPaper = { [media.print]: { display: 'none' } } as const;

export const root = style(
  componentLayer({
    display: 'grid',
    gap: vars.space[1],
    minInlineSize: 0,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const text = style(componentLayer({ margin: 0, '@media': notOnPaper }));

export const quiet = style([
  text,
  componentLayer({
    color: vars.text.muted,
    fontSize: vars.type.small,
    '@media': { [noScript]: { display: 'none' } },
  }),
]);

/** Two lines are kept free, so that a longer name moves nothing. */
export const markerName = style([
  text,
  componentLayer({
    minBlockSize: `calc(2 * ${vars.type.lineBody} * 1em)`,
    '@media': { [noScript]: { display: 'none' } },
  }),
]);

export const printNote = style(
  componentLayer({ display: 'none', margin: 0, '@media': { [media.print]: { display: 'block' } } }),
);

export const bar = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    alignItems: 'center',
    '@media': { ...notOnPaper, [noScript]: { display: 'none' } },
  }),
);

/** Nearer to each other than other tools, so that a phone has them in two rows. */
export const controls = style([toolbar, componentLayer({ gap: vars.space.half })]);

export const endOfLine = style(componentLayer({ flexBasis: '100%' }));

export const icon = style(
  componentLayer({
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const frame = style(
  componentLayer({
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    '@media': notOnPaper,
  }),
);

export const picture = style(
  componentLayer({
    padding: edge,
    borderRadius: vars.radius,
    // A finger that goes up or down scrolls the page.
    touchAction: 'pan-y pinch-zoom',
    selectors: {
      // Inside the frame, which clips what is outside.
      '&:focus-visible': {
        outline: focusRing.outline,
        outlineOffset: '-3px',
        boxShadow: `inset 0 0 0 5px ${vars.focus.inner}`,
      },
    },
  }),
);

/** The drawing continues into the room around it, up to the frame. */
export const drawing = style(
  componentLayer({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }),
);

export const area = style(
  componentLayer({
    fill: vars.surface.sunken,
    stroke: vars.border.control,
    strokeWidth: 1,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);

export const inset = style(
  componentLayer({
    fill: 'none',
    stroke: vars.border.control,
    strokeWidth: 1,
    strokeDasharray: '4 4',
    vectorEffect: 'non-scaling-stroke',
  }),
);

/** Exactly over the drawing; lets the pointer through. */
export const overlay = style(componentLayer({ position: 'absolute', inset: edge, pointerEvents: 'none' }));

export const overDrawing = style(
  componentLayer({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    // East is drawn on the right even so: in a page from right to left, "start" would otherwise be there.
    direction: 'ltr',
  }),
);

/** At a place of the map, with what is around it. */
export const unclipped = style(componentLayer({ overflow: 'visible' }));

const halo = {
  stroke: vars.surface.page,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: '0.875rem',
} as const;

export const drawnName = {
  area: style(componentLayer({ ...halo, fill: vars.text.muted, stroke: vars.surface.sunken })),
  town: style(componentLayer({ ...halo, fill: vars.text.muted })),
};

export const insetName = style(componentLayer({ ...halo, fill: vars.text.muted, fontSize: vars.type.small }));

export const town = style(componentLayer({ fill: vars.text.muted }));

export const placeName = style(componentLayer({ ...halo, fill: vars.text.body, fontWeight: vars.type.bold }));

export const pin = style(componentLayer({ fill: vars.accent, stroke: vars.surface.page, strokeWidth: 2 }));

export const pinHole = style(componentLayer({ fill: vars.surface.page }));
