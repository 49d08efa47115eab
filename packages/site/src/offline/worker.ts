import { KEPT_PAGES, LIST_MARK, NO_CONNECTION, PAGES, type Built, type Message } from './built.ts';
import { keptPath, mayKeep, overLimit, pathLanguage } from './rules.ts';

/** Set by `prerender/service-worker.ts`. */
declare const __BUILT__: Built;

/** The part of the scope that is used here: the types of workers and those of pages exclude each other. */
type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Waiting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type Listener<Received> = (event: Received) => void;
type Scope = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: Listener<Waiting>) => void) &
    ((type: 'message', listener: Listener<Waiting & { data: Message }>) => void) &
    ((type: 'fetch', listener: Listener<Fetching>) => void);
};
const scope = globalThis as unknown as Scope;
const { version, files, pages, script, lines } = __BUILT__;
const { origin } = location;

const FILES = `files-${version}`;
/** Exists once a visitor has removed what was kept, until they want it again. It is empty. */
const OFF = 'off';
/** The most pages that were read, and milliseconds until a page that hangs gives way to its copy. */
const MOST = 50;
const LIMIT = 4000;
/** When a page was kept, and by which version. */
const KEPT = 'X-Kept';

const isOff = () => caches.has(OFF);
const inLanguage = (language: string, path: string) =>
  language === 'en' ? path : `/es${path === '/' ? '' : path}`;
const isListed = (path: string) => pages.some((each) => path === each || path === inLanguage('es', each));
const readKept = (response: Response) => (response.headers.get(KEPT) ?? '').split(' ');
// Unlike `open`, it creates no cache.
const find = (cacheName: string, path: string) => caches.match(path, { cacheName, ignoreVary: true });
const findKept = (path: string) => find(PAGES, path);
const findFile = (path: string) => find(FILES, path);

async function keepFiles(): Promise<void> {
  // A file with a hash comes from the browser's cache; the others are asked for again.
  await (await caches.open(FILES)).addAll(files);
}

/** Keeps a page as the newest, or forgets one that no longer exists. */
async function keep(path: string, response: Response): Promise<void> {
  const isKept = mayKeep(response, path, origin);
  if (!isKept && response.status !== 404) return;
  const body = await response.blob();
  if (await isOff()) return;
  const cache = await caches.open(PAGES);
  await cache.delete(path);
  if (!isKept) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT, `${Date.now()} ${version}`);
  await cache.put(path, new Response(body, { headers }));
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const old of overLimit(paths, isListed, MOST)) await cache.delete(old);
}

/** The pages of the list that are being fetched; a navigation ends it, and the next page goes on. */
let fetching: AbortController | undefined;

/** Keeps a page that is being read, then the list in its language, one by one. */
async function keepRead({ address, isListKept }: Message): Promise<void> {
  if (await isOff()) return;
  fetching?.abort();
  const own = (fetching = new AbortController());
  const { signal } = own;
  const read = keptPath(address, origin);
  const list = isListKept ? pages.map((path) => inLanguage(pathLanguage(read ?? '/'), path)) : [];
  try {
    for (const path of new Set([...(read ? [read] : []), ...list])) {
      const kept = await findKept(path);
      // Its line names only the day.
      const isRecent = kept && Date.now() - Number(readKept(kept)[0]) < 3_600_000;
      if (kept && readKept(kept)[1] === version && (path !== read || isRecent)) continue;
      await keep(path, await fetch(path, { signal, priority: 'low' }));
    }
  } catch (error) {
    // The next page begins again.
    console.debug(error);
  } finally {
    if (fetching === own) fetching = undefined;
  }
}

const getDate = (kept: Response, language: string) =>
  new Date(Number(readKept(kept)[0])).toLocaleDateString(language === 'en' ? 'en-US' : 'es-US', {
    dateStyle: 'long',
  });

/** A kept page, with its date. */
async function showKept(kept: Response, path: string): Promise<Response> {
  const { headers } = kept;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return kept;
  const language = pathLanguage(path);
  const line = lines[language].replace('{date}', () => getDate(kept, language));
  const html = (await kept.text()).replace(
    /<body>/,
    (body) => `${body}${line}<script type="module" src="${script}"></script>`,
  );
  return new Response(html, { headers });
}

/** The kept pages as items of a list, newest first. */
async function listKept(language: string): Promise<string> {
  const cache = await caches.open(PAGES);
  const items = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const path = new URL(url).pathname;
      const kept = await cache.match(url);
      if (!kept) return '';
      const own = pathLanguage(path);
      // A PDF has its name in place of a title.
      const title = /\.pdf$/.test(path)
        ? path.replace(/.*\//, '')
        : (/<title>([^<|]*)/.exec(await kept.text())?.[1] ?? path);
      return `<li><a href="${path}" lang="${own}" hreflang="${own}">${title.trim()}</a> (${getDate(kept, language)})</li>`;
    }),
  );
  return items.reverse().join('');
}

/** A document of the worker, with the part for what is kept. */
async function fill(document: Response, language: string, status: number): Promise<Response> {
  const off = await isOff();
  const list = off ? '' : await listKept(language);
  const state = off ? 'off' : list ? 'kept' : 'none';
  const html = (await document.text())
    .replace(`<li>${LIST_MARK}</li>`, () => list)
    .replace(/ data-state="(\w+)"(?: hidden="")?/g, (_, name: string) =>
      name === state ? '' : ' hidden=""',
    );
  return new Response(html, { status, headers: document.headers });
}

/** The page about what is kept. Its button posts `?keep=no`, or `?keep=yes` after that. */
async function showKeptPages(path: string, search: string): Promise<Response> {
  const own = KEPT_PAGES[pathLanguage(path)];
  const document = (await findFile(own)) ?? (await fetch(own));
  if (search === '?keep=no') {
    fetching?.abort();
    await caches.open(OFF);
    for (const name of [PAGES, FILES]) await caches.delete(name);
  } else if (search === '?keep=yes') {
    await caches.delete(OFF);
    await keepFiles();
  }
  return fill(document, pathLanguage(path), 200);
}

/** A document from the network; from what is kept if the network fails, or hangs. */
async function open(event: Fetching): Promise<Response> {
  const { request, preloadResponse } = event;
  const path = keptPath(request.url, origin);
  const isPage = request.mode === 'navigate';
  fetching?.abort();
  const answer = (async () => (await (isPage && preloadResponse)) || fetch(request))();
  if (path)
    event.waitUntil(
      answer.then(
        (response) => keep(path, response.clone()),
        () => undefined,
      ),
    );
  const readCopy = async () => {
    const kept = path && (await findKept(path));
    return kept ? showKept(kept, path) : undefined;
  };
  const late = new Promise((resolve) => setTimeout(resolve, LIMIT)).then(readCopy);
  try {
    return await Promise.race([answer, late.then((kept) => kept ?? answer)]);
  } catch (error) {
    const kept = await readCopy();
    if (kept) return kept;
    const language = pathLanguage(new URL(request.url).pathname);
    // A visitor with Spanish pages who opens the site by its name.
    if (path === '/' && (await findKept('/es'))) return Response.redirect('/es');
    const document = isPage && (await findFile(NO_CONNECTION[language]));
    if (document) return fill(document, language, 503);
    throw error;
  }
}

/** A file from the cache. A page of an older version gets the style sheet of this one. */
async function openFile(request: Request): Promise<Response> {
  const kept = await findFile(request.url);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const style = files.find((file) => request.destination === 'style' && file.endsWith('.css'));
    const other = style && (await findFile(style));
    if (other) return other;
    throw error;
  }
}

scope.addEventListener('install', (event) => {
  // No page depends on the version of its worker.
  void scope.skipWaiting();
  event.waitUntil(isOff().then((off) => (off ? undefined : keepFiles())));
});

scope.addEventListener('activate', (event) => {
  const begin = async () => {
    // Not in every browser: the page is requested while the worker starts.
    await (scope.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
    for (const name of await caches.keys())
      if (![PAGES, FILES, OFF].includes(name)) await caches.delete(name);
  };
  event.waitUntil(begin());
});

scope.addEventListener('message', (event) => {
  event.waitUntil(keepRead(event.data));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, search, origin: other } = new URL(request.url);
  if (other !== origin) return;
  const isDocument = request.destination === 'document';
  if (isDocument && Object.values(KEPT_PAGES).includes(pathname))
    event.respondWith(showKeptPages(pathname, request.method === 'POST' ? search : ''));
  else if (request.method !== 'GET') return;
  else if (isDocument || pathname.startsWith('/pdf/')) event.respondWith(open(event));
  else if (request.destination === 'style' || files.includes(pathname)) event.respondWith(openFile(request));
});
