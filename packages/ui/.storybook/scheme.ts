import { dark, light, vars } from '../src/theme/index.ts';
import { flattenRoles } from '../src/theme/colors.ts';

const sheet = new CSSStyleSheet();
const names = flattenRoles(vars);

/** Shows the catalogue in light or dark, whatever the system says; with "system" it follows the system again. */
export function showScheme(scheme: unknown): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const colors = scheme === 'light' ? light : scheme === 'dark' ? dark : undefined;
  const declarations = Object.entries(colors ? flattenRoles(colors) : {}).map(
    ([role, color]) => `${(names[role] ?? '').slice('var('.length, -1)}: ${color};`,
  );
  const css = `@media (forced-colors: none) { :root { color-scheme: ${String(scheme)}; ${declarations.join(' ')} } }`;
  sheet.replaceSync(colors ? css : '');
}
