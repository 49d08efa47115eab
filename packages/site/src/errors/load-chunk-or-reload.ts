import { canReachSite } from './can-reach-site.ts';
import { openDocument } from '../navigation/open-document.ts';

/** A page's script may take this long, in milliseconds (specification §9). */
export const CHUNK_TIMEOUT = 120_000;
/** A failed script reloads at most once in this time, in milliseconds (specification §8). */
export const RELOAD_GUARD = 60_000;

const storageKey = 'longcovid-reloaded-at';

/** The target of a reload after a failed script; set once there is a router. */
let getPendingUrl: (() => string | undefined) | undefined;

/** Sets the target of the current navigation, or else this page, so that a reload loads it instead of the previous page. */
export const setPendingUrl = (read: () => string | undefined): void => void (getPendingUrl = read);

/** True when no reload happened in the last 60 seconds; records this one. */
export function canReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? -Infinity);
    if (now - last < RELOAD_GUARD) return false;
    sessionStorage.setItem(storageKey, String(now));
    return true;
  } catch {
    // Storage is blocked or full. Without a record, reloads could loop.
    return false;
  }
}

/**
 * Waits for the script of a page or of a part of it. When it fails or takes longer than 120 s, loads the page as a document, at most once in 60
 * s; otherwise, and before there is a router, throws the error.
 */
export async function loadChunkOrReload<T>(chunk: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The page’s script took longer than 120 seconds.')),
      CHUNK_TIMEOUT,
    );
  });
  try {
    return await Promise.race([chunk, timeout]);
  } catch (error) {
    const url = getPendingUrl?.();
    // Offline the document would fail, too, and this page would be lost.
    if (!url || !(await canReachSite()) || !canReload(Date.now())) throw error;
    return await openDocument(url);
  } finally {
    clearTimeout(timer);
  }
}
