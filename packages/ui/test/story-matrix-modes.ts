/** What a reader has or wants; each component is rendered with every value of each. */
export const factors = {
  theme: ['light', 'dark', 'forced colors', 'more contrast', 'print'],
  view: ['1280 px', '320 px', '320 px with wide text', '320 px with text twice as large'],
  locale: ['en', 'es'],
  script: ['before script', 'after script'],
  motion: ['any motion', 'less motion'],
} as const;

export type Mode = { [Factor in keyof typeof factors]: (typeof factors)[Factor][number] };

const names = Object.keys(factors) as (keyof Mode)[];

const combine = (modes: Partial<Mode>[], factor: keyof Mode): Partial<Mode>[] =>
  modes.flatMap((mode) => factors[factor].map((value) => ({ ...mode, [factor]: value })));

/** Every combination of values. */
export const allModes = names.reduce(combine, [{}]) as Mode[];

/** The matrix of `test:full`: every combination, with less motion, since nothing moves for those who may see it move. */
export const matrix = allModes.filter(({ motion }) => motion === 'less motion');

/** Each two values of a mode, as one string each. */
export const getPairs = (mode: Mode): string[] =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => `${mode[one]}, ${mode[other]}`));

/**
 * What a mode shows of that which each story must be shown in: each language after script, before script, wide, narrow,
 * and both motions. Its themes are chosen before; every story is shown in every narrow view besides.
 */
export const getRequired = (mode: Mode): string[] => [
  mode.view === '1280 px' ? 'wide' : 'narrow',
  mode.motion,
  mode.script === 'after script' ? `${mode.locale}, after script` : mode.script,
];

/**
 * The modes of a story of hundreds of the same: both languages, before and after script, wide and narrow. How one of
 * them looks in the other modes is seen in the smaller stories of its component.
 */
export const modesOfLargeStory: readonly Mode[] = [
  { theme: 'light', view: '1280 px', locale: 'en', script: 'after script', motion: 'any motion' },
  {
    theme: 'forced colors',
    view: '320 px with wide text',
    locale: 'es',
    script: 'before script',
    motion: 'less motion',
  },
];

const countNew = (values: string[], seen: Set<string>) => values.filter((value) => !seen.has(value)).length;

/** Of the five themes, how many a story is shown in. The stories of a component take turns, so that it is shown in all. */
const THEMES_PER_STORY = 3;

/** The themes of each story: all of them where a component has a single one. */
const getThemes = (story: number, count: number): readonly Mode['theme'][] =>
  count === 1
    ? factors.theme
    : Array.from({ length: THEMES_PER_STORY }, (_, index) => {
        const place = (THEMES_PER_STORY * story + index) % factors.theme.length;
        return factors.theme[place] ?? factors.theme[0];
      });

/**
 * Three modes for each story of a component, five where it has only one: each story is shown in all that is required, its
 * stories together in every theme and in as many pairs of values as they can, all of them from nine stories on. The same
 * for the same number of stories.
 */
export function modesOfStories(count: number): Mode[][] {
  const pairs = new Set<string>();
  return Array.from({ length: count }, (_, story) => {
    const required = new Set<string>();
    return getThemes(story, count).map((theme) => {
      const worth = (mode: Mode) =>
        100 * countNew(getRequired(mode), required) + countNew(getPairs(mode), pairs);
      const best = allModes
        .filter((mode) => mode.theme === theme)
        .reduce((chosen, mode) => (worth(mode) > worth(chosen) ? mode : chosen));
      for (const each of getRequired(best)) required.add(each);
      for (const pair of getPairs(best)) pairs.add(pair);
      return best;
    });
  });
}
