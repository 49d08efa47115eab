import { beforeEach, expect, test, vi } from 'vitest';

const connection: { saveData?: boolean; effectiveType?: string } = {};
let listeners: Record<string, (event: { target: unknown }) => void> = {};

class FakeLink {
  readonly pathname: string;
  constructor(pathname: string) {
    this.pathname = pathname;
  }
  closest() {
    return this;
  }
}

/** A page after hydration: its requests, and helpers for time and pointers. */
async function openPage() {
  vi.resetModules();
  vi.useFakeTimers();
  const asked: string[] = [];
  listeners = {};
  vi.stubGlobal('window', {});
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: { target: unknown }) => void) =>
      (listeners[type] = listener),
  });
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response('{}'));
  });
  const { prefetchAhead, prefetchRestedLink, REST } = await import('./prefetch-links.ts');
  prefetchRestedLink();
  const rest = (path: string, milliseconds = REST) => {
    listeners.pointerover?.({ target: new FakeLink(path) });
    vi.advanceTimersByTime(milliseconds);
    listeners.pointerout?.({ target: null });
  };
  return { asked, prefetchAhead, rest, idle: () => vi.advanceTimersByTime(2000) };
}

const pages = ['/about-us', '/stay-informed', '/accessibility', '/site-map'];

beforeEach(() => {
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
});

test.each([0, 1, 2, 3])('counts the documents of the loader: after %i', async (spent) => {
  const page = await openPage();
  page.prefetchAhead(pages, spent);
  expect(page.asked).toEqual([]);
  page.idle();
  expect(page.asked).toEqual(pages.slice(0, 3 - spent).map((path) => `/data${path}.json`));
});

test('prefetches one link under a resting pointer per page, and none that it passes', async () => {
  const page = await openPage();
  page.prefetchAhead(pages.slice(0, 3));
  page.idle();
  page.rest('/site-map', 199);
  expect(page.asked).toHaveLength(3);
  page.rest('/site-map');
  page.rest('/for-participants');
  expect(page.asked).toHaveLength(4);
  page.prefetchAhead([]);
  page.rest('/for-participants');
  expect(page.asked.slice(3)).toEqual(['/data/site-map.json', '/data/for-participants.json']);
});

test('prefetches a focused link while the page scrolls under the pointer', async () => {
  const page = await openPage();
  page.prefetchAhead([]);
  listeners.focusin?.({ target: new FakeLink('/site-map') });
  listeners.pointerout?.({ target: null });
  listeners.pointerover?.({ target: null });
  vi.advanceTimersByTime(200);
  expect(page.asked).toEqual(['/data/site-map.json']);
});

test('does not count cached data', async () => {
  const page = await openPage();
  page.prefetchAhead(['/site-map']);
  page.idle();
  page.rest('/site-map');
  page.rest('/no-such-page');
  page.rest('/about-us');
  expect(page.asked).toEqual(['/data/site-map.json', '/data/about-us.json']);
});

test('prefetches nothing for a page that was left before an idle moment', async () => {
  const page = await openPage();
  page.prefetchAhead(['/about-us']);
  page.prefetchAhead(['/stay-informed']);
  page.idle();
  expect(page.asked).toEqual(['/data/stay-informed.json']);
});

test.each([
  ['data saver', () => (connection.saveData = true)],
  ['2g', () => (connection.effectiveType = 'slow-2g')],
])('prefetches nothing with %s', async (_name, restrict) => {
  restrict();
  const page = await openPage();
  page.prefetchAhead(pages);
  page.idle();
  page.rest('/site-map');
  expect(page.asked).toEqual([]);
});
