import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ARRIVAL, arrive } from './arrival.ts';

type Element = {
  name: string;
  tabIndex: number;
  hasAttribute: () => boolean;
  setAttribute: () => void;
  focus: () => void;
  scrollIntoView: (options: { behavior: string }) => void;
};

/** A window with just what an arrival touches; it notes what happened. */
function fakeWindow() {
  const log: string[] = [];
  const elements = new Map<string, Element>();
  const add = (name: string) =>
    elements.set(name, {
      name,
      tabIndex: -1,
      hasAttribute: () => false,
      setAttribute: () => undefined,
      focus: () => log.push(`focus ${name}`),
      scrollIntoView: ({ behavior }) => log.push(`show ${name} ${behavior}`),
    });
  add('h1');
  add('main');
  const window = {
    document: {
      querySelector: () => elements.get('h1'),
      getElementById: (id: string) => elements.get(id) ?? null,
    },
    scrollTo: ({ top }: { top: number }) => log.push(`scroll ${top}`),
    setTimeout: (run: (...args: unknown[]) => void, delay: number, ...args: unknown[]) =>
      setTimeout(run, delay, ...args),
    clearTimeout: (timer: number) => clearTimeout(timer),
  } as unknown as Window;
  return { window, log, add };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a new page: focus on its heading at once, top of the page after about 100 ms', () => {
  const { window, log } = fakeWindow();
  arrive({ window, hash: '', savedScroll: undefined, smooth: true });
  expect(log).toEqual(['focus h1']);
  vi.advanceTimersByTime(99);
  expect(log).toEqual(['focus h1']);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(['focus h1', 'scroll 0']);
});

test('Back: the place where the visitor was', () => {
  const { window, log } = fakeWindow();
  arrive({ window, hash: '', savedScroll: 1234, smooth: true });
  vi.advanceTimersByTime(10_000);
  expect(log).toEqual(['focus h1', 'scroll 1234']);
});

test('an anchor that comes late is found by trying every 100 ms', () => {
  const { window, log, add } = fakeWindow();
  arrive({ window, hash: '#stories', savedScroll: undefined, smooth: true });
  vi.advanceTimersByTime(ARRIVAL.anchorRetry * 10);
  add('stories');
  vi.advanceTimersByTime(ARRIVAL.anchorRetry);
  expect(log).toEqual(['show stories smooth', 'focus stories']);
});

test('an anchor that never comes: the main content after 50 tries', () => {
  const { window, log } = fakeWindow();
  arrive({ window, hash: '#gone', savedScroll: undefined, smooth: false });
  vi.advanceTimersByTime(ARRIVAL.anchorRetry * ARRIVAL.anchorTries - 1);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(['show main instant', 'focus main']);
});

test('only the part before a question mark names the anchor, and an odd percent sign breaks nothing', () => {
  const { window, log, add } = fakeWindow();
  add('find-sites');
  arrive({ window, hash: '#find-sites?near=77030', savedScroll: undefined, smooth: false });
  expect(log).toEqual(['show find-sites instant', 'focus find-sites']);
  for (const hash of ['#100%', '#%E0%A4%A', '#%C3', '#%zz?near=50%'])
    expect(() => arrive({ window, hash, savedScroll: undefined, smooth: false })).not.toThrow();
});

test('leaving before the end stops what was under way', () => {
  const { window, log } = fakeWindow();
  const stop = arrive({ window, hash: '', savedScroll: undefined, smooth: true });
  stop();
  vi.advanceTimersByTime(1000);
  expect(log).toEqual(['focus h1']);
});
