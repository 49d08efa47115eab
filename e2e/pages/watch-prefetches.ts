import type { Page } from '@playwright/test';

/** A prefetched resource. */
export type Prefetch = {
  path: string;
  /** Size of the body as transferred. */
  bytes: number;
  isDone: boolean;
};

/**
 * Collects from now on what a page prefetches: documents, and data of other pages. The list grows with each request.
 */
export async function watchPrefetches(page: Page): Promise<Prefetch[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const prefetches: Prefetch[] = [];
  const requests = new Map<string, Prefetch>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    const isPrefetch = type === 'Prefetch' || request.headers['Sec-Purpose'] === 'prefetch';
    // The map loads its own data and picture.
    const isData = pathname.startsWith('/data/') && !pathname.startsWith('/data/map.');
    if (!isPrefetch && !isData) return;
    const prefetch = { path: pathname, bytes: 0, isDone: false };
    requests.set(requestId, prefetch);
    prefetches.push(prefetch);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const prefetch = requests.get(requestId);
    if (prefetch) prefetch.bytes += encodedDataLength;
  });
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    client.on(event, ({ requestId }) => {
      const prefetch = requests.get(requestId);
      if (prefetch) prefetch.isDone = true;
    });
  return prefetches;
}

/** Total size in bytes. */
export const sumBytes = (prefetches: readonly Prefetch[]): number =>
  prefetches.reduce((sum, { bytes }) => sum + bytes, 0);
