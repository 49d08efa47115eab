import { type ColorScheme, paperBrightness, places, silentPage } from './color-scheme.ts';
import { type Colors, dark, flattenRoles, light, strongRoles } from './colors.ts';
import { type ContrastPair, contrastPairs, contrastRatio } from './contrast.ts';

type Partly<T> = { [Key in keyof T]?: T[Key] extends string ? string : Partly<T[Key]> };

/** Roles to change, in light, in dark or in both; six-digit hex. */
export type ThemeOverrides = {
  light?: Partly<Colors>;
  dark?: Partly<Colors>;
  /** The colors of a page that has no `data-longcovid-scheme`. Default 'light'. */
  colorScheme?: ColorScheme;
};

const problem = (what: string, why: string, todo: string) =>
  new Error(`[@longcovid/ui] createTheme: ${what} ${why} ${todo}`);

function merge(scheme: 'light' | 'dark', base: Colors, changes: Partly<Colors>): Record<string, string> {
  const merged = flattenRoles(base);
  for (const [role, color] of Object.entries(flattenRoles(changes as Colors))) {
    if (!(role in merged)) {
      throw problem(
        `“${role}” (${scheme}) is not a role.`,
        'No component uses it, so nobody would see the change.',
        `Use one of: ${Object.keys(merged).join(', ')}.`,
      );
    }
    if (!/^#[0-9a-f]{6}$/i.test(color)) {
      throw problem(
        `“${color}” for ${role} (${scheme}) is not a six-digit hex color.`,
        'Its contrast cannot be measured, so some people might not be able to read it.',
        'Write it as #RRGGBB.',
      );
    }
    merged[role] = color;
  }
  return merged;
}

function check(scheme: string, colors: Record<string, string>, { front, on, atLeast, source }: ContrastPair) {
  for (const back of on) {
    const [frontColor, backColor] = [colors[front], colors[back]] as [string, string];
    const ratio = contrastRatio(frontColor, backColor);
    if (ratio < atLeast) {
      throw problem(
        `${front} ${frontColor} on ${back} ${backColor} (${scheme}) has a contrast of ${ratio.toFixed(2)}:1.`,
        `People with low vision could not make it out; ${source} asks for ${atLeast}:1.`,
        `Make ${front} and ${back} differ more in lightness.`,
      );
    }
  }
}

const schemes = ['light', 'dark'] as const;
const ours = { light: flattenRoles(light), dark: flattenRoles(dark) };

const declare = (colors: Record<string, string>, roles: readonly string[]) =>
  roles.map((role) => `--longcovid-${role.replace('.', '-')}:${colors[role] ?? ''}`);

/** A rule that does not apply in forced colors. */
const rule = (query: string, selector: string, declarations: readonly string[]) =>
  declarations.length === 0
    ? []
    : [`@media ${query} and (forced-colors:none){${selector}{${declarations.join(';')}}}`];

/**
 * Creates CSS that gives some roles other colors; put it into your own style sheet, outside any layer. It is light or
 * dark where our own theme is: see `data-longcovid-scheme`. Its contrast increases when the system of the reader asks
 * for it, and it does not apply in forced colors.
 * @throws Error when a role is unknown, a color is not six-digit hex, or a pair loses its required contrast.
 */
export function createTheme({ colorScheme = 'light', ...overrides }: ThemeOverrides): string {
  const own = {
    light: merge('light', light, overrides.light ?? {}),
    dark: merge('dark', dark, overrides.dark ?? {}),
  };
  for (const scheme of schemes) {
    for (const pair of contrastPairs) {
      if (pair.scheme === undefined || pair.scheme === scheme) check(scheme, own[scheme], pair);
    }
  }
  const strong = { light: strongRoles(own.light), dark: strongRoles(own.dark) };

  // Unlayered rules for light would win over our dark ones too, so each role is set for both. A page that is dark
  // without the attribute gets no dark roles from our layers, so all roles are set.
  const isOurs = (role: string) => schemes.every((scheme) => own[scheme][role] === ours[scheme][role]);
  const isOursInStrong = (role: string) =>
    schemes.every((scheme) => strong[scheme][role] === strongRoles(ours[scheme])[role]);
  const roles = Object.keys(own.light).filter((role) => colorScheme !== 'light' || !isOurs(role));
  const quiet = Object.keys(strong.light).filter((role) => roles.includes(role) || !isOursInStrong(role));

  const isDark = ['color-scheme:dark', `${paperBrightness.name}:${paperBrightness.dark}`];
  return (['light', 'dark', 'auto'] as const)
    .flatMap((place) => {
      const { query, selector } = places[place];
      const scheme = place === 'light' ? 'light' : 'dark';
      const isOfThePage = place === colorScheme && place !== 'light';
      const where = isOfThePage ? `${silentPage}, ${selector}` : selector;
      return [
        ...rule(query, where, [...(isOfThePage ? isDark : []), ...declare(own[scheme], roles)]),
        ...rule(`${query} and (prefers-contrast:more)`, where, declare(strong[scheme], quiet)),
      ];
    })
    .join('\n');
}
