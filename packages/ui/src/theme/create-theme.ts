import { type Colors, dark, flattenRoles, light } from './colors.ts';
import { type ContrastPair, contrastPairs, contrastRatio } from './contrast.ts';

type Partly<T> = { [Key in keyof T]?: T[Key] extends string ? string : Partly<T[Key]> };

/** Roles to change, in light, in dark or in both; six-digit hex. */
export type ThemeOverrides = { light?: Partly<Colors>; dark?: Partly<Colors> };

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
        `“${color}” for ${role} (${scheme}) is not a six-digit hex colour.`,
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

const declarations = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([role, color]) => `--longcovid-${role.replace('.', '-')}:${color}`)
    .join(';');

/**
 * CSS that gives some roles other colours; put it into your own stylesheet, outside any layer.
 * Throws when a role is unknown, a colour is not six-digit hex, or a pair loses the contrast it must have.
 */
export function createTheme(overrides: ThemeOverrides): string {
  const schemes = {
    light: merge('light', light, overrides.light ?? {}),
    dark: merge('dark', dark, overrides.dark ?? {}),
  };
  for (const [scheme, colors] of Object.entries(schemes)) {
    for (const pair of contrastPairs) check(scheme, colors, pair);
  }
  const changed = (scheme: 'light' | 'dark') => {
    const roles = Object.keys(flattenRoles(overrides[scheme] ?? {}));
    return declarations(Object.fromEntries(roles.map((role) => [role, schemes[scheme][role] as string])));
  };
  const query = (scheme: string) => `@media (prefers-color-scheme:${scheme}) and (forced-colors:none)`;
  return (['light', 'dark'] as const)
    .filter((scheme) => changed(scheme) !== '')
    .map((scheme) => `${query(scheme)}{:root{${changed(scheme)}}}`)
    .join('\n');
}
