import { type Colors, dark, flattenRoles, light, moreContrast } from './colors.ts';
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

/** The roles of one set of colours that differ from what is in force so far. */
const changed = (own: Record<string, string>, inForce: Record<string, string>) =>
  Object.fromEntries(Object.entries(own).filter(([role, color]) => color !== inForce[role]));

const rule = (queries: readonly string[], colors: Record<string, string>) =>
  Object.keys(colors).length === 0
    ? []
    : [`@media ${queries.map((query) => `(${query})`).join(' and ')}{:root{${declarations(colors)}}}`];

/**
 * CSS that gives some roles other colours; put it into your own stylesheet, outside any layer.
 * It follows the reader's system as ours does: light, dark, more contrast; forced colours keep their own palette.
 * Throws when a role is unknown, a colour is not six-digit hex, or a pair loses the contrast it must have.
 */
export function createTheme(overrides: ThemeOverrides): string {
  const schemes = [
    { scheme: 'light', base: light },
    { scheme: 'dark', base: dark },
  ] as const;
  return schemes
    .flatMap(({ scheme, base }) => {
      const ours = flattenRoles(base);
      const own = merge(scheme, base, overrides[scheme] ?? {});
      for (const pair of contrastPairs) check(scheme, own, pair);
      const changes = changed(own, ours);
      // A partner's rule wins over our layers in every mode, so it has to be strengthened in its own.
      const strong = changed(moreContrast(own), { ...moreContrast(ours), ...changes });
      const where = [`prefers-color-scheme:${scheme}`, 'forced-colors:none'];
      return [...rule(where, changes), ...rule([...where, 'prefers-contrast:more'], strong)];
    })
    .join('\n');
}
