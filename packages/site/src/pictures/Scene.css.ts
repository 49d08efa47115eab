import { vars } from '@longcovid/ui/theme';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

type Mix = { of: string; into: string; percent: number };

const mix = ({ of, into, percent }: Mix) => `color-mix(in srgb, ${of} ${percent}%, ${into})`;

const tones = (roles: Record<string, string | Mix>): StyleRule => ({
  vars: Object.fromEntries(
    Object.entries(roles).map(([tone, color]) => [
      `--longcovid-picture-${tone}`,
      typeof color === 'string' ? color : mix(color),
    ]),
  ),
});

const { action, accent, surface, text } = vars;

/** The files of pictures inherit these. In forced colors they are shades of the reader's own colors. */
globalStyle(':root', {
  ...tones({
    ink: action.hover,
    deep: action.base,
    mid: { of: action.base, into: surface.page, percent: 59 },
    pale: { of: action.base, into: surface.page, percent: 22 },
    tint: { of: action.base, into: surface.page, percent: 11 },
    paper: surface.page,
    clay: { of: accent, into: surface.warm, percent: 62 },
    sand: { of: accent, into: surface.warm, percent: 15 },
  }),
  '@media': {
    'screen and (prefers-color-scheme: dark)': tones({
      ink: { of: action.base, into: surface.page, percent: 64 },
      deep: { of: action.base, into: surface.page, percent: 40 },
      pale: { of: action.hover, into: surface.page, percent: 88 },
      paper: { of: text.body, into: surface.page, percent: 88 },
      sand: { of: accent, into: text.muted, percent: 45 },
    }),
  },
});

export const scene = style({ '@media': { print: { display: 'none' } } });
