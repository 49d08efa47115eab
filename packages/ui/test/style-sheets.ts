import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { PublicApi } from './public-api.ts';

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

/** The classes of each component, by its sub-path; a style sheet also has those of the components that it needs. */
export function findClassNames(styleSheets: Record<string, string>): PublicApi {
  return Object.fromEntries(
    Object.entries(styleSheets).map(([component, css]) => {
      const own = css.match(new RegExp(`\\.lc-${component}(?![a-z0-9])[a-z0-9-]*`, 'g'));
      return [component, Object.fromEntries([...new Set(own)].sort().map((name) => [name, 'class name']))];
    }),
  );
}
