import { style, styleVariants } from '@vanilla-extract/css';
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

// Marks

export const marksMarks = style(componentLayer({ position: 'absolute', inset: 0 }));

/** The center of a mark is on its place, which script sets by `left` and `top`. */
export const marksTarget = style(
  componentLayer({
    position: 'absolute',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    transform: 'translate(-50%, -50%)',
    cursor: 'pointer',
    pointerEvents: 'auto',
    // The marks have the reader's colors by themselves; a system's button face would hide the map.
    forcedColorAdjust: 'none',
    selectors: {
      '&:is(:hover, [data-active])': { boxShadow: `inset 0 0 0 3px ${vars.accent}` },
      '&[aria-current="true"]': {
        background: vars.surface.page,
        boxShadow: `inset 0 0 0 4px ${vars.accent}`,
        zIndex: 1,
      },
      '&:focus-visible': { ...focusRing, zIndex: 2 },
    },
    '@media': { '(prefers-reduced-motion: no-preference)': { transition: 'box-shadow 120ms' } },
  }),
);

const marksDisc = style(
  componentLayer({
    boxSizing: 'border-box',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: '2rem',
    blockSize: '2rem',
    paddingInline: vars.space.half,
    border: '2px solid',
    borderRadius: '1rem',
    fontSize: vars.type.small,
    fontWeight: vars.type.bold,
    lineHeight: 1,
    // The page lets long words break, and three digits are not two numbers.
    whiteSpace: 'nowrap',
    forcedColorAdjust: 'none',
    // The number is part of the drawing; the name of the button has it too.
    selectors: { '&::before': { content: 'attr(data-count)' } },
  }),
);

/** open: at least one of the places is open · closed: none is. */
export const marksCluster = {
  open: style([
    marksDisc,
    componentLayer({
      borderColor: vars.surface.page,
      background: vars.action.base,
      color: vars.text.onAction,
      '@media': {
        // It is on the page, not on a button, and has the page's pair of colors.
        [media.forcedColors]: { borderColor: 'Canvas', background: 'CanvasText', color: 'Canvas' },
      },
    }),
  ]),
  closed: style([
    marksDisc,
    componentLayer({ borderColor: vars.text.muted, background: vars.surface.page, color: vars.text.body }),
  ]),
};

/** A mark before hydration: a square around its point. */
export const marksDrawn = style(componentLayer({ overflow: 'visible' }));

export const marksLegend = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const marksLegendItem = style(
  componentLayer({ display: 'flex', gap: vars.space[1], alignItems: 'center', minInlineSize: 0 }),
);

export const marksPopup = style(
  componentLayer({
    boxSizing: 'border-box',
    display: 'grid',
    gap: vars.space[1],
    justifyItems: 'start',
    padding: vars.space[2],
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const marksPopupTitle = style(componentLayer({ margin: 0, fontWeight: vars.type.bold }));

export const marksPopupRest = style(componentLayer({ margin: 0 }));

export const marksPopupList = style(
  componentLayer({
    display: 'grid',
    gap: vars.space.half,
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const marksChoice = style(
  componentLayer({
    boxSizing: 'border-box',
    display: 'flex',
    gap: vars.space[1],
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.target,
    margin: 0,
    paddingBlock: vars.space.half,
    paddingInline: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius,
    background: 'none',
    color: vars.link.base,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: vars.type.lineLead,
    textAlign: 'start',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.link.hover, borderColor: vars.link.hover },
      '&[aria-current="true"]': { borderColor: vars.accent, borderWidth: '3px' },
      '&:focus-visible': focusRing,
    },
  }),
);

// The mark of a status

export const statusMarkerMark = style(
  componentLayer({ display: 'block', flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' }),
);

export const statusMarkerShape = styleVariants({ open: vars.action.base, closed: vars.text.muted }, (color) =>
  componentLayer({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);

/** The ring has the page's color inside, not the map's, so that its edge keeps its contrast. */
export const statusMarkerHollow = style(componentLayer({ fill: vars.surface.page }));
