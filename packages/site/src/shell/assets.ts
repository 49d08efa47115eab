import type { Locale } from '@longcovid/content';

import { getTemplate, type PageDefinition } from '../pages.ts';
import type { PageAssets } from './document.ts';

/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean; src?: string }>;

/** Order in which the shared chunks are fetched: each needs those before it. */
const sharedOrder = ['rolldown-runtime', 'react', 'router', 'intl'];

const rank = (file: string) => {
  const at = sharedOrder.findIndex((name) => file.startsWith(`assets/${name}-`));
  return at < 0 ? sharedOrder.length : at;
};

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client build has no '${key}'. Build the site again.`);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  seen.add(chunk.file);
  return seen;
}

const fileEnding = (manifest: Manifest, ending: string): string => {
  const entry = Object.entries(manifest).find(([key]) => key.endsWith(ending));
  if (!entry) throw new Error(`The client build has no file that ends in '${ending}'. Build the site again.`);
  return entry[0];
};

/** The files that a page in one language needs, from the manifest of the client build. */
export function pageAssets(manifest: Manifest, page: PageDefinition, locale: Locale): PageAssets {
  const client = manifest['src/client.tsx']?.file;
  const starter = manifest['src/hydration/loader.ts']?.file;
  const keep = manifest['src/offline/keep-pages.ts']?.file;
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []));
  if (!client || !starter || !keep || !stylesheet || fonts.length === 0) {
    throw new Error(
      'The client build lacks the client, the loader, the script that keeps pages, the stylesheet or the fonts. Build the site again.',
    );
  }
  const messageFiles = ['shell', ...(page.messageAreas ?? [])].map((area) =>
    fileEnding(manifest, `/${locale}/messages/${area}.json`),
  );
  const files = new Set<string>();
  for (const key of ['src/client.tsx', ...messageFiles, `src/pages/${getTemplate(page, locale)}/Page.tsx`]) {
    withImports(manifest, key, files);
  }
  files.delete(client);
  return {
    stylesheet: `/${stylesheet}`,
    fonts,
    starter: `/${starter}`,
    client: `/${client}`,
    keep: `/${keep}`,
    scripts: [...files].sort((a, b) => rank(a) - rank(b)).map((file) => `/${file}`),
  };
}
