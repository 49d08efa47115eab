import { join } from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

/** Builds the library; gives back its style sheets, as partners import them, by name: `select`, `styles`. */
export const buildStyleSheets = defineBrowserCommand<[]>(async () => {
  const [library] = (await build({
    configFile: join(root, 'vite.config.ts'),
    root,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput[];
  return Object.fromEntries(
    library?.output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [[file.fileName.slice(0, -'.css'.length), String(file.source)]]
        : [],
    ) ?? [],
  );
});

declare module 'vitest/browser' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  interface BrowserCommands {
    buildStyleSheets: () => Promise<Record<string, string>>;
  }
}
