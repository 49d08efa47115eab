import type { CohortId } from '@longcovid/content';
import { breakpoints, media, vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const fromNarrow = `(min-width: ${breakpoints.narrow})`;

/** The color of each group, beside its name or at the head of its page. */
const hues: Record<CohortId, string> = {
  adult: vars.data[1],
  pediatric: vars.data[3],
  pregnancy: vars.data[5],
  autopsy: vars.data[6],
};

const ground = (background: string) =>
  style({
    paddingBlock: vars.space[2],
    background,
    '@media': {
      [fromNarrow]: { paddingBlock: vars.space[5] },
      [media.forcedColors]: { borderBlock: '1px solid CanvasText' },
    },
  });

/**
 * The kinds of sections, from edge to edge of the window. Two with the same ground never follow each other, but for
 * words. The sixth, `act`, is at the end of a page: the help of the Footer.
 */
export const section = {
  /** What the page is, and what can be done at once. */
  lead: ground(vars.surface.warm),
  /** What a visitor works with: the finder, a list with filters, a timeline. */
  tool: style({ paddingBlock: vars.space[3] }),
  /** Text. */
  words: style({ paddingBlock: vars.space[3] }),
  /** Numbers and groups, for comparison. */
  band: ground(vars.surface.tint),
  /** What is said softly, such as after a death. */
  quiet: ground(vars.surface.sunken),
};

// A section ends with its padding.
globalStyle(
  `:is(${section.lead}, ${section.tool}, ${section.band}, ${section.quiet}) > * > :is(:last-child, :last-child > :last-child)`,
  { marginBlockEnd: 0 },
);

for (const [cohort, hue] of Object.entries(hues)) {
  globalStyle(`[data-cohort=${cohort}]`, { borderColor: hue });
}
globalStyle(`${section.lead}[data-cohort]`, { borderBlockEndStyle: 'solid', borderBlockEndWidth: '6px' });
