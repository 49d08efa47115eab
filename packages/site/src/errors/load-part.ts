import { canReachSite } from './can-reach-site.ts';
import { loadChunkOrReload } from './load-chunk-or-reload.ts';

/**
 * Loads the script of a part of the page, as `loadChunkOrReload` does. Offline it waits for the connection, since the page
 * is usable without the part, and a browser may cache the failure of a module.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (!import.meta.env.SSR && !(await canReachSite()))
    await new Promise((resolve) => {
      addEventListener('online', resolve);
    });
  return loadChunkOrReload(load());
}
