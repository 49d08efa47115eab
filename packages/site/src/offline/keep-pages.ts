import { LINE, PAGES, WORKER, type Message } from './built.ts';

/**
 * Keeps pages on the device by the service worker, and opens them while there is no connection. The loader imports it
 * when a page has been read for a while; a kept page has it from the start.
 */
const { serviceWorker, connection } = navigator as Partial<Navigator> & {
  connection?: { saveData?: boolean; effectiveType: string };
};
const { trustedTypes } = globalThis as {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

/** The paths that are kept; set while there is no connection. */
let kept: ReadonlySet<string> | undefined;

async function readKept(): Promise<void> {
  // Opening a cache would create it.
  const requests = (await caches.has(PAGES)) ? await (await caches.open(PAGES)).keys() : [];
  kept = new Set(requests.map(({ url }) => new URL(url).pathname));
}

const findLink = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[href]');

/** Whether the worker has written this page: it answers each link then, also that to a page that is not kept. */
const isKeptPage = document.getElementById(LINE) !== null;

/** Lets the browser open a page that the worker has. Other listeners would stay on this one while offline. */
function openKept(event: Event): void {
  const link = findLink(event);
  if (!kept || !link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (!isKeptPage && (!kept.has(link.pathname) || link.search)) return;
  // What was typed would be lost.
  if (!document.querySelector('form[method=post]')) event.stopImmediatePropagation();
}

async function keepPages(container: ServiceWorkerContainer): Promise<void> {
  const policy = trustedTypes?.createPolicy('longcovid-worker', { createScriptURL: () => WORKER });
  await container.register(policy?.createScriptURL('') ?? WORKER);
  const { active } = await container.ready;
  // With data saver and on 2G only what is read is kept.
  const isListKept = !connection?.saveData && !connection?.effectiveType.includes('2g');
  const read = (address: string) => active?.postMessage({ address, isListKept } satisfies Message);
  read(location.pathname + location.search);
  addEventListener('click', (event) => {
    const link = findLink(event);
    // The router has opened a page from its data, so the worker has not seen it.
    if (!link || !event.defaultPrevented || kept || link.pathname === location.pathname) return;
    document.getElementById(LINE)?.remove();
    read(link.href);
  });
}

if (serviceWorker) {
  addEventListener('offline', () => void readKept());
  addEventListener('online', () => (kept = undefined));
  if (isKeptPage) void readKept();
  addEventListener('click', openKept, true);
  keepPages(serviceWorker).catch((error: unknown) => console.info('No page is kept on this device.', error));
}
