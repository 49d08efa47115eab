/** Milliseconds after which a file of this site counts as lost, so that a visitor never waits for ever. */
export const FETCH_TIMEOUT = 20_000;

/**
 * Fetches a file of this site.
 * @throws DOMException 'TimeoutError' when it has not arrived whole after `FETCH_TIMEOUT`.
 */
export const fetchInTime = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
