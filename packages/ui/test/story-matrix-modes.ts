/** What a reader has or wants; each component is rendered with every value of each. */
export const factors = {
  theme: ['light', 'dark', 'forced colors', 'more contrast', 'print'],
  view: ['1280 px', '320 px', '320 px with wide text', '320 px with text twice as large'],
  locale: ['en', 'es'],
  script: ['before script', 'after script'],
} as const;

export type Mode = { [Factor in keyof typeof factors]: (typeof factors)[Factor][number] };

/** Every combination of values, all with reduced motion. */
export const matrix: readonly Mode[] = factors.theme.flatMap((theme) =>
  factors.view.flatMap((view) =>
    factors.locale.flatMap((locale) => factors.script.map((script) => ({ theme, view, locale, script }))),
  ),
);

const choose = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];

/**
 * Two modes of the component at this index: English after script and Spanish before it. Five components in a row are
 * shown in every theme, four in every view.
 */
export const chooseModes = (index: number): Mode[] => [
  {
    theme: choose(factors.theme, index),
    view: choose(factors.view, index),
    locale: 'en',
    script: 'after script',
  },
  {
    theme: choose(factors.theme, index + 2),
    view: choose(factors.view, index + 1),
    locale: 'es',
    script: 'before script',
  },
];
