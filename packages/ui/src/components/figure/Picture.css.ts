import { style, styleVariants } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

/** Letters are never larger than this part of the picture's width, so that a line of text always fits (picture-text.tsx). */
const LARGEST = '5.68cqi';

export const frame = style(componentLayer({ containerType: 'inline-size', minInlineSize: 0 }));

export const picture = style(
  componentLayer({
    display: 'block',
    inlineSize: '100%',
    fontFamily: vars.type.family,
    fontSize: `min(${vars.type.small}, ${LARGEST})`,
    // Coordinates do not turn with the direction of the page.
    direction: 'ltr',
    printColorAdjust: 'exact',
    selectors: { '[data-plain] &': { fontSize: `min(${vars.type.lead}, ${LARGEST})` } },
  }),
);

const textStyle = style(
  componentLayer({ fill: vars.text.body, stroke: 'none', unicodeBidi: 'plaintext' }),
  'text',
);

/** Text that may be on a line has an edge of the page's color. */
const onTop = style([
  textStyle,
  componentLayer({
    stroke: vars.surface.page,
    strokeWidth: 5,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  }),
]);

export const text = {
  category: textStyle,
  value: style([onTop, componentLayer({ fontWeight: vars.type.bold })]),
  series: onTop,
  tick: style([onTop, componentLayer({ fill: vars.text.muted })]),
};

const { context, ...hues } = vars.data;

export const ink = Object.values(
  styleVariants(hues, (color) =>
    componentLayer({
      color,
      '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
    }),
  ),
);

/** Least length of a bar, in percent: 3 px of the narrowest picture. A shorter one is a number beside the axis. */
export const LEAST_BAR = 1.1;

/** Marks that the claim is not about: pale, and in forced colors an outline. */
export const contextInk = style(
  componentLayer({
    color: context,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        fill: 'Canvas',
        stroke: 'CanvasText',
        strokeWidth: 2,
      },
    },
  }),
);

/** From zero to a goal that is not reached. */
export const track = style(
  componentLayer({
    fill: vars.border.subtle,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

export const goal = style(componentLayer({ stroke: vars.text.body, strokeWidth: 3 }));

export const patternLine = style(componentLayer({ stroke: vars.surface.page }));

/** The edge makes a gap of 2 px between parts that touch. */
export const segment = style(componentLayer({ stroke: vars.surface.page, strokeWidth: 2 }));

export const line = style(
  componentLayer({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);

export const leader = style(componentLayer({ stroke: 'currentColor', strokeWidth: 1.5 }));

export const axis = style(componentLayer({ stroke: vars.border.control, strokeWidth: 2 }));

export const grid = style(componentLayer({ stroke: vars.border.subtle, strokeWidth: 1 }));

export const range = style(componentLayer({ stroke: vars.text.body, strokeWidth: 2 }));

export const rangeEdge = style(
  componentLayer({ stroke: vars.surface.page, strokeWidth: 6, strokeLinecap: 'square' }),
);
