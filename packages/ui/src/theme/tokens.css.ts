import { createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css';
import { dark, flattenRoles, forced, light, moreContrast } from './colors.ts';
import { measures } from './measures.ts';

/** Cascade layers, weakest first. Styles outside any layer, such as a partner's own, win over all of them. */
export const layers = {
  reset: globalLayer('longcovid.reset'),
  tokens: globalLayer('longcovid.tokens'),
  components: globalLayer('longcovid.components'),
  utilities: globalLayer('longcovid.utilities'),
};

/** Within the components, and weaker than all else there: what several of them build on. */
export const shared = globalLayer({ parent: layers.components }, 'shared');

/** The contract of roles. Each is a custom property with a lasting name, such as `--longcovid-surface-page`. */
export const vars = createGlobalThemeContract(
  { ...light, ...measures },
  (_value, path) => `longcovid-${path.join('-')}`,
);

const names = flattenRoles(vars);
const assign = (roles: Parameters<typeof flattenRoles>[0]) =>
  Object.fromEntries(
    Object.entries(flattenRoles(roles)).map(([role, value]) => [names[role] ?? role, value]),
  );

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light dark',
      vars: { ...assign(light), ...assign(measures) },
      '@media': {
        '(prefers-contrast: more)': { vars: assign(moreContrast(flattenRoles(light))) },
        '(prefers-color-scheme: dark)': { vars: assign(dark) },
        '(prefers-color-scheme: dark) and (prefers-contrast: more)': {
          vars: assign(moreContrast(flattenRoles(dark))),
        },
        '(forced-colors: active)': { vars: assign(forced) },
      },
    },
  },
});
