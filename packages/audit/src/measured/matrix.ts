import type { Config } from '../config.ts';
import type { State } from '../store/record.ts';

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
      return language ? [{ language, theme, width, after: 'as loaded' }] : [];
    }),
  );
  const missing = languages.flatMap((language) => [
    ...themes
      .filter((theme) => !states.some((state) => state.language === language && state.theme === theme))
      .map((theme) => ({ language, theme, width: widths[0] ?? 1280, after: 'as loaded' })),
    ...widths
      .filter((width) => !states.some((state) => state.language === language && state.width === width))
      .map((width) => ({ language, theme: themes[0] ?? ('light' as const), width, after: 'as loaded' })),
  ]);
  return [...states, ...missing];
}
