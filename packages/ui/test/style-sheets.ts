import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

/** Builds the library; returns its style sheets, as consumers import them, by name: `select`, `styles`. */
export async function buildStyleSheets(): Promise<Record<string, string>> {
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
}
