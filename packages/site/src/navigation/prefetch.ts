/** Longest wait for an idle moment before prefetching, in milliseconds (specification §9). */
export const IDLE_TIMEOUT = 2000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** True on a connection where nothing may be fetched ahead: data saver or 2g. */
export const isFrugal = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Runs work in an idle moment, at the latest after two seconds; never on a frugal connection. */
export function whenIdle(run: () => void): void {
  if (isFrugal(connection())) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  else setTimeout(run, IDLE_TIMEOUT);
}
