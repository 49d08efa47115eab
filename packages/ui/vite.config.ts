import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { cssPerComponent } from './css-per-component.ts';

const src = `${import.meta.dirname}/src`;
const components = globSync('*/index.ts', { cwd: src }).map((file) => dirname(file));

/** The package that partners install: one module and one style sheet per component, and all styles in one. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), cssPerComponent()],
  build: {
    lib: {
      entry: Object.fromEntries(components.map((name) => [`${name}/index`, `${src}/${name}/index.ts`])),
      formats: ['es'],
    },
    target: 'es2022',
    minify: false,
    cssCodeSplit: true,
    rolldownOptions: {
      // The directive is kept; the warning that it might not be says nothing here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
    },
  },
});
