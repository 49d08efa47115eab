/** Longest wait for an idle moment before prefetching, in milliseconds (specification §9). */
export const IDLE_TIMEOUT = 2000;

/**
 * The most that one page fetches ahead in idle moments, documents and data together; bytes as they are sent, compressed.
 * The build chooses within it and the browser never asks for more.
 */
export const AHEAD_LIMIT = { requests: 3, bytes: 24 * 1024 } as const;

type Connection = { saveData?: boolean; effectiveType?: string };

/** True on a connection where nothing may be fetched ahead: data saver or 2g. */
export const prefersReducedData = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));

/** False on a connection where nothing may be fetched ahead, and without one. */
export const mayPrefetch = (): boolean =>
  navigator.onLine && !prefersReducedData((navigator as Navigator & { connection?: Connection }).connection);

/** Runs work in an idle moment, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  else setTimeout(run, IDLE_TIMEOUT);
}
