import { createMemoryRouter, createPath, type DataRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pages } from '../pages.ts';

const chat = { __CHAT_SCRIPT_URL__: 'https://chat.example.org/widget.js' };
const tagManager = { __TAG_MANAGER_URL__: 'https://tags.example.org/manager.js' };

// Its style sheets need a bundler.
vi.mock('@longcovid/ui/link', () => ({ getFragmentTarget: () => null }));

const [assign, reload, navigate] = [vi.fn(), vi.fn(), vi.fn()];
let click: (event: object) => void;
let show: ((event: { persisted: boolean }) => void) | undefined;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { onLine: true });
  show = undefined;
  vi.stubGlobal('addEventListener', (type: string, listener: typeof show) => {
    if (type === 'pageshow') show = listener;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ heading: 'From a file' })));
  vi.stubGlobal('document', {
    createElement: () => ({ addEventListener: () => undefined }),
    head: { append: () => undefined },
    documentElement: { dataset: {} },
    addEventListener: (_type: 'click', listener: typeof click) => (click = listener),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What links and the location have in common. */
function parseUrl(path: string) {
  const { href, origin, pathname, search, hash } = new URL(path, 'https://example.org');
  return { href, origin, pathname, search, hash };
}

const showUrl = (path: string): void => void vi.stubGlobal('location', { ...parseUrl(path), assign, reload });

/** The modules of a site that is built with these scripts, in a document that has loaded them. */
async function openDocument(built: object) {
  showUrl('/faq');
  for (const [name, url] of Object.entries(built)) vi.stubGlobal(name, url);
  const { loadThirdParties } = await import('../third-party/load-scripts.ts');
  loadThirdParties();
  const { interceptLinks } = await import('./intercept-links.ts');
  const { createBrowserSource } = await import('./browser-source.ts');
  return { interceptLinks, createBrowserSource };
}

/** Presses a link; returns which of router and browser follows it. */
async function follow(built: object, href: string): Promise<'browser' | 'router'> {
  const { interceptLinks } = await openDocument(built);
  interceptLinks({ navigate } as never);
  const link = { ...parseUrl(href), target: '', hasAttribute: () => false };
  const preventDefault = vi.fn();
  click({ button: 0, target: { closest: () => link }, preventDefault });
  expect(navigate).toHaveBeenCalledTimes(preventDefault.mock.calls.length);
  return preventDefault.mock.calls.length > 0 ? 'router' : 'browser';
}

test.each([
  ['a chat', chat, '/join'],
  ['a chat', chat, '/es/join?site=sample-001'],
  ['a tag manager', tagManager, '/contact'],
  ['both', { ...chat, ...tagManager }, '/es/alerts/stop?reference=1'],
])('leaves a link to a form to the browser where %s was loaded: %#', async (_name, built, href) => {
  expect(await follow(built, href)).toBe('browser');
});

test.each([
  ['to another page', chat, '/accessibility'],
  ['to a form, in a site without such scripts', {}, '/join'],
])('follows a link %s in the same document', async (_name, built, href) => {
  expect(await follow(built, href)).toBe('router');
});

test('follows a link to a form in the same document where the visitor asks for privacy', async () => {
  vi.stubGlobal('navigator', { onLine: true, globalPrivacyControl: true });
  expect(await follow(chat, '/join')).toBe('router');
});

/** Asks for the data of a page as the router does; null while it waits for ever. */
async function loadData(built: object, path: string): Promise<unknown> {
  const { createBrowserSource } = await openDocument(built);
  const source = createBrowserSource(() => path);
  const url = new URL(path, 'https://example.org');
  const settled = source.page({ id: 'any', path: '/any' }, 'en', url);
  return Promise.race([settled, new Promise((resolve) => setImmediate(resolve, null))]);
}

test('opens a form as a document for a navigation without a link', async () => {
  expect(await loadData(chat, '/join?site=sample-001#near=87101')).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/join?site=sample-001#near=87101');
});

/** A router at `/`, in a document of a site that is built with these scripts. */
async function createRouter(built: object): Promise<DataRouter> {
  const { createBrowserSource } = await openDocument(built);
  const getTarget = () => createPath(router.state.navigation.location ?? router.state.location);
  const source = createBrowserSource(getTarget);
  const routes = pages.map((page) => ({
    path: page.path,
    loader: ({ request }: { request: Request }) => source.page(page, 'en', new URL(request.url)),
  }));
  const router: DataRouter = createMemoryRouter(routes, { hydrationData: { loaderData: {} } });
  return router;
}

const formPaths = pages.filter(({ render }) => render === 'request').map(({ path }) => path);

test.each(formPaths)('does not show %s in a document with a third-party script', async (path) => {
  const router = await createRouter(chat);
  void router.navigate(`${path}?reference=LC-1&signature=abc#top`);
  await new Promise((resolve) => setImmediate(resolve));
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${path}?reference=LC-1&signature=abc#top`);
  expect(router.state.location.pathname).toBe('/');
});

test('shows a form in the same document without a third-party script', async () => {
  const router = await createRouter({});
  await router.navigate('/contact');
  expect(router.state.location.pathname).toBe('/contact');
  expect(assign).not.toHaveBeenCalled();
});

test('reloads after Back to a form, whose URL the browser shows already', async () => {
  const { createBrowserSource } = await openDocument(chat);
  showUrl('/join#near=87101');
  const source = createBrowserSource(() => '/join#near=87101');
  void source.page({ id: 'join', path: '/join' }, 'en', new URL('https://example.org/join'));
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('reloads when Back restores the document that was left for a form', async () => {
  expect(await loadData(chat, '/contact')).toBeNull();
  show?.({ persisted: false });
  expect(reload).not.toHaveBeenCalled();
  show?.({ persisted: true });
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['another page', chat, '/accessibility'],
  ['a form, in a site without such scripts', {}, '/join'],
])('shows %s in the same document', async (_name, built, path) => {
  expect(await loadData(built, path)).toEqual({ heading: 'From a file' });
  expect(assign).not.toHaveBeenCalled();
});

test.each(['shell', 'page'] as const)('opens the document when the data of the %s stall', async (part) => {
  const { createBrowserSource } = await openDocument({});
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')));
  const source = createBrowserSource(() => '/es/faq');
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  void (part === 'shell' ? source.shell('es') : source.page(page, 'es', new URL('https://example.org/es')));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/es/faq'));
});
