/** What a reader has or wants; each story is shown in every value of each. */
export const factors = {
  look: ['light', 'dark', 'forced colours', 'more contrast', 'print'],
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

/** What a mode shows of that which each story must be shown in: every value, and each language after script. */
export const getRequired = (mode: Mode): string[] => [
  ...names.map((name) => mode[name]),
  ...(mode.script === 'after script' ? [`${mode.locale}, after script`] : []),
];

/**
 * The modes of a story of hundreds of the same: both languages, before and after script, wide and narrow. How one of
 * them looks in the other modes is seen in the smaller stories of its component.
 */
export const modesOfLargeStory: readonly Mode[] = [
  { look: 'light', view: '1280 px', locale: 'en', script: 'after script', motion: 'any motion' },
  {
    look: 'forced colours',
    view: '320 px with wide text',
    locale: 'es',
    script: 'before script',
    motion: 'less motion',
  },
];

const news = (values: string[], seen: Set<string>) => values.filter((value) => !seen.has(value)).length;

/**
 * Five modes for each story of a component: each story is shown in all that is required, and its stories together in
 * as many pairs of values as they can, all of them from five stories on. The same for the same number of stories.
 */
export function modesOfStories(count: number): Mode[][] {
  const pairs = new Set<string>();
  return Array.from({ length: count }, (_, story) => {
    const required = new Set<string>();
    // Each story begins at another look, or the last look of all would never get the first view.
    const looks = factors.look.map((_, index) => factors.look[(index + story) % factors.look.length]);
    return looks.map((look) => {
      const worth = (mode: Mode) => 100 * news(getRequired(mode), required) + news(getPairs(mode), pairs);
      const best = allModes
        .filter((mode) => mode.look === look)
        .reduce((chosen, mode) => (worth(mode) > worth(chosen) ? mode : chosen));
      for (const each of getRequired(best)) required.add(each);
      for (const pair of getPairs(best)) pairs.add(pair);
      return best;
    });
  });
}
