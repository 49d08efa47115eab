import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ROUTE_FOCUS, handleRouteChange } from './route-focus.ts';

/** A page whose parts may render late, with its focus and scroll position. */
function createPage() {
  const parts = new Map<string, unknown>();
  const seen: { focused?: string; shown?: string; top?: number } = {};
  const add = (name: string) =>
    parts.set(name, {
      tabIndex: 0,
      focus: () => (seen.focused = name),
      scrollIntoView: () => (seen.shown = name),
    });
  const window = {
    document: {
      querySelector: () => parts.get('h1'),
      getElementById: (id: string) => parts.get(id) ?? null,
    },
    scrollTo: ({ top }: { top: number }) => (seen.top = top),
    setTimeout: (run: (...args: unknown[]) => void, delay: number, ...args: unknown[]) =>
      setTimeout(run, delay, ...args),
    clearTimeout: (timer: number) => clearTimeout(timer),
  } as unknown as Window;
  add('h1');
  add('main');
  const getTarget = (hash: string) => (parts.get(hash.slice(1)) ?? null) as HTMLElement | null;
  return { window, getTarget, seen, add };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('scrolls to and focuses an anchor that renders late', () => {
  const { window, getTarget, seen, add } = createPage();
  handleRouteChange({ window, getTarget, hash: '#stories', saved: undefined, smooth: true });
  vi.advanceTimersByTime(ROUTE_FOCUS.anchorRetry * 10);
  expect(seen).toEqual({});
  add('stories');
  vi.advanceTimersByTime(ROUTE_FOCUS.anchorRetry);
  expect(seen).toEqual({ focused: 'stories', shown: 'stories' });
});

test('falls back to the main content after 50 tries for a missing anchor', () => {
  const { window, getTarget, seen } = createPage();
  handleRouteChange({ window, getTarget, hash: '#gone', saved: undefined, smooth: false });
  vi.advanceTimersByTime(ROUTE_FOCUS.anchorRetry * ROUTE_FOCUS.anchorTries - 1);
  expect(seen).toEqual({});
  vi.advanceTimersByTime(1);
  expect(seen).toEqual({ focused: 'main', shown: 'main' });
});

test('uses the part before a question mark as the anchor', () => {
  const { window, getTarget, seen, add } = createPage();
  add('find-sites');
  handleRouteChange({
    window,
    getTarget,
    hash: '#find-sites?near=77030',
    saved: undefined,
    smooth: false,
  });
  expect(seen).toEqual({ focused: 'find-sites', shown: 'find-sites' });
});

test('stops when the visitor leaves the page', () => {
  const { window, getTarget, seen } = createPage();
  const stop = handleRouteChange({ window, getTarget, hash: '', saved: undefined, smooth: true });
  stop();
  vi.advanceTimersByTime(ROUTE_FOCUS.scrollToTop * 10);
  expect(seen.top).toBeUndefined();
});
