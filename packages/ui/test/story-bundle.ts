import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { vanillaExtract } from '../vanilla-extract.mjs';
import { build, type Plugin } from 'vite';
import { stripDevWarnings } from '../development-only.mjs';

const src = join(import.meta.dirname, '../src');

/** A story imports its component and hooks from the next files; here they come from the package, as in a partner's code. */
const componentsFromThePackage: Plugin = {
  name: 'components-from-the-package',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.endsWith('.stories.tsx')) return null;
    const [, folder] =
      /\/src\/(?:components\/)?([\w-]+)\/(?:index\.ts|use[A-Z]\w*\.ts|[A-Z]\w*\.tsx)$/.exec(
        resolve(importer, '..', source),
      ) ?? [];
    return folder ? { id: `@longcovid/ui/${folder}`, external: true } : null;
  },
};

/** Builds every story for plain Node into a folder, with the components left to be found in the package. */
export async function bundleStories(outDir: string): Promise<string[]> {
  const stories = globSync('{components/*,theme}/*.stories.tsx', { cwd: src });
  const folders = stories.map((file) => basename(dirname(file)));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [componentsFromThePackage, stripDevWarnings(), vanillaExtract()],
    // As a partner builds it: a test's own mode would ask for React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      // A file as a data address would be stopped by a strict policy, as in any partner's build.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(stories.map((file, index) => [folders[index] ?? file, join(src, file)])),
        // A module of CommonJS that is bundled for Node would ask for React by what browsers do not have.
        external: [/^react/, '@tanstack/react-table'],
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return folders;
}
