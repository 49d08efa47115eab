/** A page's script may take this long, in milliseconds (specification §9). */
export const CHUNK_TIMEOUT = 120_000;
/** A failed script reloads at most once in this time, in milliseconds (specification §8). */
export const RELOAD_GUARD = 60_000;

const storageKey = 'longcovid-reloaded-at';

/** The address that a failed script should lead to; set by the client once there is a router. */
let pendingAddress: (() => string | undefined) | undefined;

/** Tells the guard where the visitor is going, so that a reload arrives there and not at the page that was left. */
export const setPendingUrl = (read: () => string | undefined): void => void (pendingAddress = read);

/** True when no reload happened in the last 60 seconds; notes this one. */
export function canReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? -Infinity);
    if (now - last < RELOAD_GUARD) return false;
    sessionStorage.setItem(storageKey, String(now));
    return true;
  } catch {
    // Storage is forbidden or full. Without a note a reload could repeat for ever.
    return false;
  }
}

/**
 * Waits for a page's script. When it fails or takes longer than 120 s the browser goes to the page as a document,
 * once per 60 s; after that, and before there is a router, the failure is thrown.
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
    const address = pendingAddress?.();
    // Without a connection the document would not come either, and this one would be lost.
    if (!address || !navigator.onLine || !canReload(Date.now())) throw error;
    location.assign(address);
    return await new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}
