import type { Config } from '../config.ts';
import type { State } from '../evidence/record.ts';
import type { Rule } from './rules/rule.ts';

export const AS_LOADED = 'as loaded';

/**
 * Computes the fewest states that cover each pair of language, theme and width: the languages alternate by theme and
 * width.
 */
export function computeStates({
  languages,
  themes,
  widths,
}: Pick<Config, 'languages' | 'themes' | 'widths'>): State[] {
  const states = themes.flatMap((theme, row) =>
    widths.flatMap((width, column) => {
      const language = languages[(row + column) % languages.length];
      return language ? [{ language, theme, width, interactionState: AS_LOADED }] : [];
    }),
  );
  const missing = languages.flatMap((language) => [
    ...themes
      .filter((theme) => !states.some((state) => state.language === language && state.theme === theme))
      .map((theme) => ({ language, theme, width: widths[0] ?? 1280, interactionState: AS_LOADED })),
    ...widths
      .filter((width) => !states.some((state) => state.language === language && state.width === width))
      .map((width) => ({
        language,
        theme: themes[0] ?? ('light' as const),
        width,
        interactionState: AS_LOADED,
      })),
  ]);
  return [...states, ...missing];
}

const AXES = ['language', 'theme', 'width'] as const;

/**
 * Computes the fewest of these states that cover each language, theme and width. `turn` is the index of the first
 * candidate, so that the targets, and the interaction states of a target, do not all use the same states.
 */
export function sampleStates(states: readonly State[], interactionState: string, turn: number): State[] {
  const unmet = AXES.map((axis) => ({
    axis,
    values: new Set<string | number>(states.map((state) => state[axis])),
  }));
  // The axis with the most values left decides, since it needs the most states.
  const score = (state: State) =>
    unmet.reduce((sum, { axis, values }) => sum + (values.has(state[axis]) ? values.size : 0), 0);
  const from = states.length > 0 ? turn % states.length : 0;
  const left = [...states.slice(from), ...states.slice(0, from)];
  const chosen: State[] = [];
  while (unmet.some(({ values }) => values.size > 0)) {
    const best = left.reduce((most, state) => (score(state) > score(most) ? state : most));
    for (const { axis, values } of unmet) values.delete(best[axis]);
    chosen.push({ ...best, interactionState });
  }
  return chosen;
}

/**
 * Whether the rule has seen the values of this state, on the axes that it depends on, in earlier states of the same target:
 * each value once, since pairs of values are sampled over the targets. With `isSampled`, a slow rule runs in one state,
 * which differs by the target.
 */
export const isRedundant = (
  { invariantTo = [], isSlow = false }: Pick<Rule, 'invariantTo' | 'isSlow'>,
  state: State,
  earlier: readonly State[],
  isSampled = false,
): boolean => {
  const same = earlier.filter(({ interactionState }) => interactionState === state.interactionState);
  if (same.length === 0) return false;
  if (isSampled && isSlow) return true;
  return AXES.every(
    (axis) => invariantTo.includes(axis) || same.some((other) => other[axis] === state[axis]),
  );
};
