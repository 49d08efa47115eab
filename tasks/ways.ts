import type { Draw } from '../scripts/draw.mjs';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a visitor uses a page. `touch` is a phone of 390 by 800 CSS pixels. */
export const INPUTS = ['pointer', 'keyboard', 'touch'] as const;
/** When script loads: at once, after the visitor's first action (except the loader), or never. */
export const SCRIPTS = ['script', 'late script', 'no script'] as const;

export type Way = {
  language: Language;
  input: (typeof INPUTS)[number];
  script: (typeof SCRIPTS)[number];
};

/** Nine ways with every pair of language and input, language and script, input and script. */
export const PAIRWISE: readonly Way[] = INPUTS.flatMap((input, row) =>
  SCRIPTS.map((script, column) => ({ language: (row + column) % 2 === 0 ? 'en' : 'es', input, script })),
);

export const nameWay = ({ language, input, script }: Way): string => `${language}, ${input}, ${script}`;

/** Two of the ways: one in each language, and one without script if the task allows it. */
export function sampleWays(draw: Draw, ways: readonly Way[]): Way[] {
  const first = draw.pick(ways);
  const others = ways.filter(({ language }) => language !== first.language);
  const isScripted = ({ script }: Way) => script !== 'no script';
  const contrasting = others.filter((way) => isScripted(way) !== isScripted(first));
  if (others.length === 0) return [first];
  return [first, draw.pick(contrasting.length > 0 ? contrasting : others)];
}
