import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { cssPerComponent } from './css-per-component.ts';
import { dependencies, peerDependencies } from './package.json' with { type: 'json' };

const src = `${import.meta.dirname}/src`;
const components = globSync(['*/index.ts', 'figure/data/index.ts'], { cwd: src }).map((file) =>
  dirname(file),
);

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
      // What the package depends on is installed with it.
      external: Object.keys({ ...dependencies, ...peerDependencies }).map(
        (name) => new RegExp(`^${name}($|/)`),
      ),
      output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
    },
  },
});
