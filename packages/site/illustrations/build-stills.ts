import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import type * as Stills from './stills.tsx';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = path('../dist/stills');

/** The site's pictures as SVG, and a stylesheet with its theme and fonts, for scripts that render them to files. */
export async function buildStills(): Promise<{ svg: (typeof Stills)['stillSvg']; css: string }> {
  await build({
    configFile: path('../vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: folder,
      rolldownOptions: { input: path('./stills.tsx') },
    },
  });
  const files = await readdir(folder, { recursive: true });
  const sheets = files.filter((file) => file.endsWith('.css'));
  const css = await Promise.all(sheets.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const { stillSvg } = (await import(`${folder}/stills.js`)) as typeof Stills;
  return { svg: stillSvg, css: [await letters(), ...css].join('\n') };
}

/** The site's fonts, inlined in the stylesheet, since rendering has no server. */
async function letters(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const faces = [400, 700].map(async (weight) => {
    const name = `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;
    const bytes = await readFile(resolve(name), 'base64');
    return `@font-face{font-family:'Site';font-weight:${weight};src:url('data:font/woff2;base64,${bytes}')}`;
  });
  return (await Promise.all(faces)).join('\n');
}
