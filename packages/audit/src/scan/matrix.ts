import type { Config } from '../config.ts';
import type { Rule } from './rules/rule.ts';
import type { State } from '../evidence/record.ts';

export const AS_LOADED = 'as loaded';

/**
 * States in which every theme meets every width, and every language every theme and every width (pairwise), with as
 * few visits as that needs: the languages take turns from row to row and from theme to theme.
 */
export function statesOf({
  languages,
  themes,
  widths,
}: Pick<Config, 'languages' | 'themes' | 'widths'>): State[] {
  const states = themes.flatMap((theme, row) =>
    widths.flatMap((width, column) => {
      const language = languages[(row + column) % languages.length];
      return language ? [{ language, theme, width, after: AS_LOADED }] : [];
    }),
  );
  const missing = languages.flatMap((language) => [
    ...themes
      .filter((theme) => !states.some((state) => state.language === language && state.theme === theme))
      .map((theme) => ({ language, theme, width: widths[0] ?? 1280, after: AS_LOADED })),
    ...widths
      .filter((width) => !states.some((state) => state.language === language && state.width === width))
      .map((width) => ({ language, theme: themes[0] ?? ('light' as const), width, after: AS_LOADED })),
  ]);
  return [...states, ...missing];
}

const AXES = ['language', 'theme', 'width'] as const;

/**
 * The fewest of these states in which each language, theme and width stands at least once: a state that is reached by
 * steps is looked at in these, so that it, too, meets each of them (pairwise). `turn` begins with another one, so that
 * several such states are not all looked at in the same ones.
 */
export function statesAfter(states: readonly State[], after: string, turn: number): State[] {
  const unmet = new Set(states.flatMap((state) => AXES.map((axis) => `${axis} ${state[axis]}`)));
  const news = (state: State) => AXES.filter((axis) => unmet.has(`${axis} ${state[axis]}`)).length;
  const from = states.length > 0 ? turn % states.length : 0;
  const left = [...states.slice(from), ...states.slice(0, from)];
  const chosen: State[] = [];
  while (unmet.size > 0) {
    const best = left.reduce((most, state) => (news(state) > news(most) ? state : most));
    for (const axis of AXES) unmet.delete(`${axis} ${best[axis]}`);
    chosen.push({ ...best, after });
  }
  return chosen;
}

/** An earlier state of the same place differs only in what the rule's result does not depend on. */
export const isRepeat = (
  { regardlessOf = [] }: Pick<Rule, 'regardlessOf'>,
  state: State,
  earlier: readonly State[],
): boolean =>
  regardlessOf.length > 0 &&
  earlier.some(
    (other) =>
      other.after === state.after &&
      AXES.every((axis) => regardlessOf.includes(axis) || other[axis] === state[axis]),
  );
