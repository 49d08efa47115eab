import { join } from 'node:path';
import type { Plugin } from 'vite';

const resolve = (file: string) => join(import.meta.dirname, file);

/** Lets the browser tests of the components run on printed HTML and without-react.js in place of React. */
export const withoutReact: Plugin = {
  name: 'without-react',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/\/src\/.*\.(browser\.test|fixtures)\.tsx$|\/test\/expect-warning\.ts$/.test(importer))
      return null;
    if (source === 'vitest' && importer.includes('/src/')) return resolve('vitest.ts');
    if (source === 'vitest-browser-react') return resolve('render.ts');
    return source.endsWith('/test/render-server-html.tsx') ? resolve('render-server-html.ts') : null;
  },
};
