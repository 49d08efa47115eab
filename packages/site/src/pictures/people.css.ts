import { vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

const skin = (share: number) =>
  style({
    fill: `color-mix(in srgb, ${vars.accent} ${share}%, ${vars.surface.warm})`,
    stroke: vars.text.body,
    strokeWidth: 3,
    '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
  });

/** People have no faces; they have skin. */
export const dark = skin(90);
export const brown = skin(50);
export const pale = skin(12);
