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

/** One of the ways for the gate: half of the tasks in each language, and half without script, as far as they can be. */
export function chooseWay(draw: Draw, ways: readonly Way[]): Way {
  const language = draw.pick(LANGUAGES);
  const isScripted = draw.chance(0.5);
  const spoken = ways.filter((way) => way.language === language);
  const wanted = spoken.filter(({ script }) => (script !== 'no script') === isScripted);
  return draw.pick([wanted, spoken, ways].find(({ length }) => length > 0) ?? []);
}
