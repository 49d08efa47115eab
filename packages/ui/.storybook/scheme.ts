import { dark, light, vars } from '../src/theme/index.ts';
import { flattenRoles, moreContrast } from '../src/theme/colors.ts';

const sheet = new CSSStyleSheet();
const names = flattenRoles(vars);

/** Shows the catalogue in a scheme, whatever the system says; with "system" it follows the system again. */
export function showScheme(chosen: unknown): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const [scheme = '', strength] = String(chosen).split('-');
  const base = scheme === 'light' ? light : scheme === 'dark' ? dark : undefined;
  const roles = flattenRoles(base ?? {});
  const declarations = Object.entries(strength === 'more' ? moreContrast(roles) : roles).map(
    ([role, color]) => `${(names[role] ?? '').slice('var('.length, -1)}: ${color};`,
  );
  const css = `@media (forced-colors: none) { :root { color-scheme: ${scheme}; ${declarations.join(' ')} } }`;
  sheet.replaceSync(base ? css : '');
}
