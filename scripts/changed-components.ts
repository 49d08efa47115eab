/** Finds the components that a change may affect, so that the story matrix renders only these. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COMPONENTS = 'packages/ui/src/components/';
const RELATIVE_IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g;

/** The component folder of a file, or undefined. */
const getFolder = (path: string): string | undefined =>
  path.startsWith(COMPONENTS) ? path.slice(COMPONENTS.length).split('/', 1)[0] : undefined;

/** The modules of `ui` with what they import, as paths relative to `root`. */
function findImporters(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const path of globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })) {
    for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(RELATIVE_IMPORT)) {
      const imported = join(dirname(path), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

/**
 * The folders of components with a changed file, and of those that import it, directly or indirectly. Undefined if every
 * component may be affected: a file of `ui` outside of these folders has changed, or no file of `ui`. Paths are relative
 * to `root`.
 */
export function findChangedComponents(root: string, changed: readonly string[]): string[] | undefined {
  const inUi = changed.filter((path) => path.startsWith('packages/ui/'));
  const isComponent = (path: string): boolean => {
    const folder = getFolder(path);
    return folder !== undefined && existsSync(join(root, COMPONENTS, folder, 'SPEC.md'));
  };
  if (inUi.length === 0 || !inUi.every(isComponent)) return undefined;
  const importers = findImporters(root);
  const reached = new Set(inUi);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return [...new Set([...reached].map(getFolder))].filter((folder) => folder !== undefined).sort();
}
