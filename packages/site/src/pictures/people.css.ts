import { vars } from '@longcovid/ui/theme';
import { style } from '@vanilla-extract/css';

type Mix = { of: string; into: string; percent: number };

const mixed = ({ of, into, percent }: Mix) => `color-mix(in srgb, ${of} ${percent}%, ${into})`;

/** The accent is brown where the page is light and pale where it is dark; a person keeps their skin in both. */
const skin = (light: number, dark: Mix) =>
  style({
    fill: mixed({ of: vars.accent, into: vars.surface.warm, percent: light }),
    stroke: vars.text.body,
    strokeWidth: 3,
    '@media': {
      '(prefers-color-scheme: dark)': { fill: mixed(dark) },
      '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 },
    },
  });

/** People have no faces; they have skin. */
export const dark = skin(90, { of: vars.accent, into: vars.surface.warm, percent: 36 });
export const brown = skin(50, { of: vars.accent, into: vars.surface.warm, percent: 66 });
export const pale = skin(12, { of: vars.accent, into: vars.text.body, percent: 40 });
