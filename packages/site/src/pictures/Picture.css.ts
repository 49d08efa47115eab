import { vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the reader's own colours a picture is a drawing: every shape is an outline. */
const drawn = {
  '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 },
} as const;

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'auto',
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius,
  '@media': { print: { maxInlineSize: '8rem' } },
});

const shape = (fill: string) =>
  style({ fill, stroke: vars.text.body, strokeWidth: 3, strokeLinejoin: 'round', '@media': drawn });

export const ground = style({
  fill: vars.surface.warm,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

export const paper = shape(vars.surface.page);
export const soft = shape(vars.info.surface);
export const leaf = shape(vars.success.surface);
export const teal = shape(vars.action.base);
export const accent = shape(vars.accent);

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const drawnLine = { '(forced-colors: active)': { stroke: 'CanvasText' } } as const;

export const line = style({ ...stroke, stroke: vars.text.body, strokeWidth: 3, '@media': drawnLine });
export const quiet = style({ ...stroke, stroke: vars.border.control, strokeWidth: 3, '@media': drawnLine });
export const mark = style({ ...stroke, stroke: vars.action.base, strokeWidth: 4, '@media': drawnLine });
export const onTeal = style({ ...stroke, stroke: vars.surface.page, strokeWidth: 5, '@media': drawnLine });
