import { createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css';
import { type Colors, dark, flattenColors, forced, light, moreContrast } from './colors.ts';
import { measures } from './measures.ts';

/** Cascade layers, weakest first. Styles outside any layer, such as a partner's own, win over all of them. */
export const layers = {
  reset: globalLayer('longcovid.reset'),
  tokens: globalLayer('longcovid.tokens'),
  components: globalLayer('longcovid.components'),
  utilities: globalLayer('longcovid.utilities'),
};

/** The contract of roles. Each is a custom property with a lasting name, such as `--longcovid-surface-page`. */
export const vars = createGlobalThemeContract({ ...light, ...measures }, (_value, path) => `longcovid-${path.join('-')}`);

const names = flattenColors({ ...vars } as unknown as Colors);
const assign = (colors: Colors) =>
  Object.fromEntries(Object.entries(flattenColors(colors)).map(([role, color]) => [names[role] ?? role, color]));

const assignMeasures = Object.fromEntries(
  Object.entries(measures).flatMap(([group, value]) =>
    typeof value === 'string'
      ? [[vars[group as 'radius'], value]]
      : Object.entries(value).map(([name, size]) => [vars[group as 'type'][name as 'body'], size]),
  ),
);

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light dark',
      vars: { ...assign(light), ...assignMeasures },
      '@media': {
        '(prefers-contrast: more)': { vars: assign(moreContrast(light)) },
        '(prefers-color-scheme: dark)': { vars: assign(dark) },
        '(prefers-color-scheme: dark) and (prefers-contrast: more)': { vars: assign(moreContrast(dark)) },
        '(forced-colors: active)': { vars: assign(forced) },
      },
    },
  },
});
