import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const marks = style(componentLayer({ position: 'absolute', inset: 0 }));

/** The center of a mark is on its place, which script sets by `left` and `top`. */
export const target = style(
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

const disc = style(
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
export const cluster = {
  open: style([
    disc,
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
    disc,
    componentLayer({ borderColor: vars.text.muted, background: vars.surface.page, color: vars.text.body }),
  ]),
};

/** A mark before hydration: a square around its point. */
export const drawn = style(componentLayer({ overflow: 'visible' }));

export const legend = style(
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

export const legendItem = style(
  componentLayer({ display: 'flex', gap: vars.space[1], alignItems: 'center', minInlineSize: 0 }),
);

export const popup = style(
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

export const popupTitle = style(componentLayer({ margin: 0, fontWeight: vars.type.bold }));

export const popupRest = style(componentLayer({ margin: 0 }));

export const popupList = style(
  componentLayer({
    display: 'grid',
    gap: vars.space.half,
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const choice = style(
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
