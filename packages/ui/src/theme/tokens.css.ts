import {
  createGlobalThemeContract,
  globalLayer,
  globalStyle,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import { chosen, paperBrightness, places } from './color-scheme.ts';
import { dark, flattenRoles, forced, light, strongRoles } from './colors.ts';
import { measures } from './measures.ts';
import { media } from './media.ts';

/** Cascade layers, weakest first. Styles outside any layer, such as those of a consumer, win over all of them. */
export const layers = {
  reset: globalLayer('longcovid.reset'),
  tokens: globalLayer('longcovid.tokens'),
  components: globalLayer('longcovid.components'),
  utilities: globalLayer('longcovid.utilities'),
};

/** Inside the layer of components, and the weakest there: styles that several components build on. */
export const shared = globalLayer({ parent: layers.components }, 'shared');

/** The contract of roles. Each is a custom property with a stable name, such as `--longcovid-surface-page`. */
export const vars = createGlobalThemeContract(
  { ...light, ...measures },
  (_value, path) => `longcovid-${path.join('-')}`,
);

const names = flattenRoles(vars);
const assign = (roles: Parameters<typeof flattenRoles>[0]) =>
  Object.fromEntries(
    Object.entries(flattenRoles(roles)).map(([role, value]) => [names[role] ?? role, value]),
  );

type Rule = NonNullable<GlobalStyleRule['@layer']>[string];
const inTokens = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

const wantsMore = '(prefers-contrast: more)';
const strong = (roles: typeof light) => ({ vars: assign(strongRoles(flattenRoles(roles))) });
const colors = {
  light: { ...assign(light), [paperBrightness.name]: paperBrightness.light },
  dark: { ...assign(dark), [paperBrightness.name]: paperBrightness.dark },
};

inTokens(':root', { vars: assign(measures) });
inTokens(places.light.selector, { vars: colors.light, '@media': { [wantsMore]: strong(light) } });
// The browser's own controls and the canvas follow the attribute only.
inTokens(chosen, { colorScheme: 'light' });
for (const { selector, query } of [places.dark, places.auto]) {
  inTokens(selector, {
    '@media': {
      [query]: { colorScheme: 'dark', vars: colors.dark },
      [`${query} and ${wantsMore}`]: strong(dark),
    },
  });
}
inTokens(places.light.selector, { '@media': { [media.forcedColors]: { vars: assign(forced) } } });
inTokens(`${chosen}:not(:root)`, { background: vars.surface.page, color: vars.text.body });
