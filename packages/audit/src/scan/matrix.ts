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
 * Computes the fewest of these states that cover each language, theme and width for an interaction state. `turn` is the
 * index of the first candidate, so that several interaction states of a target do not all use the same states.
 */
export function computeInteractionStates(
  states: readonly State[],
  interactionState: string,
  turn: number,
): State[] {
  const unmet = new Set(states.flatMap((state) => AXES.map((axis) => `${axis} ${state[axis]}`)));
  const countUnmet = (state: State) => AXES.filter((axis) => unmet.has(`${axis} ${state[axis]}`)).length;
  const from = states.length > 0 ? turn % states.length : 0;
  const left = [...states.slice(from), ...states.slice(0, from)];
  const chosen: State[] = [];
  while (unmet.size > 0) {
    const best = left.reduce((most, state) => (countUnmet(state) > countUnmet(most) ? state : most));
    for (const axis of AXES) unmet.delete(`${axis} ${best[axis]}`);
    chosen.push({ ...best, interactionState });
  }
  return chosen;
}

/** Whether an earlier state of the same target differs only in what the rule is invariant to. */
export const isRedundant = (
  { invariantTo = [] }: Pick<Rule, 'invariantTo'>,
  state: State,
  earlier: readonly State[],
): boolean =>
  invariantTo.length > 0 &&
  earlier.some(
    (other) =>
      other.interactionState === state.interactionState &&
      AXES.every((axis) => invariantTo.includes(axis) || other[axis] === state[axis]),
  );
