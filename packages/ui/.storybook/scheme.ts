import { dark, light, vars } from '../src/theme/index.ts';
import { flattenRoles, strongRoles } from '../src/theme/colors.ts';

const sheet = new CSSStyleSheet();
const names = flattenRoles(vars);
const strong = { light: strongRoles(flattenRoles(light)), dark: strongRoles(flattenRoles(dark)) };

/** Shows the catalog in a scheme, whatever the system setting; with "system" it follows the system again. */
export function showScheme(chosen: unknown): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const [scheme = '', strength] = String(chosen).split('-');
  const isOwn = scheme === 'light' || scheme === 'dark';
  document.documentElement.dataset.longcovidScheme = isOwn ? scheme : 'auto';
  const declarations = Object.entries(isOwn && strength === 'more' ? strong[scheme] : {}).map(
    ([role, color]) => `${(names[role] ?? '').slice('var('.length, -1)}: ${color};`,
  );
  sheet.replaceSync(`@media (forced-colors: none) { :root { ${declarations.join(' ')} } }`);
}
