/** Timeout of the idle callback before prefetching, in milliseconds (specification §9). */
export const IDLE_TIMEOUT = 2000;

/**
 * Limits of a page's idle prefetches, documents and data combined, in compressed bytes. The build chooses within them.
 */
export const AHEAD_LIMIT = { requests: 3, bytes: 24 * 1024 } as const;

type Connection = { saveData?: boolean; effectiveType?: string };

/** True with data saver or on 2g, which disables prefetching. */
export const prefersReducedData = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));

/** False with data saver and on 2g. */
export const mayPrefetch = (): boolean =>
  !prefersReducedData((navigator as Navigator & { connection?: Connection }).connection);

/** Runs work when idle, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  else setTimeout(run, IDLE_TIMEOUT);
}
