import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { scriptTargets, styleTargets } from '../../scripts/browser-targets.mjs';
import { cssPerComponent } from './css-per-component.ts';
import { stripDevWarnings } from './development-only.mjs';
import { vanillaExtract } from './vanilla-extract.mjs';

const src = `${import.meta.dirname}/src`;
const entries = globSync('{components/*,figure-data,testing,theme}/index.ts', { cwd: src });
const manifest = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
/** Left to the partner's install, so that each is there once: React above all, and what needs React. */
const external = Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies });

/** The package that partners install: one module and one style sheet per component, and all styles in one. */
export default defineConfig({
  plugins: [stripDevWarnings(), vanillaExtract(), cssPerComponent()],
  build: {
    lib: {
      entry: Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ''), `${src}/${file}`])),
      formats: ['es'],
    },
    target: scriptTargets,
    cssTarget: styleTargets,
    minify: false,
    cssCodeSplit: true,
    rolldownOptions: {
      // The directive is kept; the warning that it might not be says nothing here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
    },
  },
});
