import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createProgress, PROGRESS } from './progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('shows nothing for a quick navigation', () => {
  const progress = createProgress();
  progress.start();
  vi.advanceTimersByTime(PROGRESS.throttle - 1);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(progress.get()).toEqual({ state: 'idle', percent: 0 });
});

test('appears after 200 ms, grows every 100 ms and is full after 5 s', () => {
  const progress = createProgress();
  progress.start();
  vi.advanceTimersByTime(199);
  expect(progress.get().state).toBe('idle');
  vi.advanceTimersByTime(1);
  expect(progress.get()).toEqual({ state: 'loading', percent: 4 });
  vi.advanceTimersByTime(100);
  expect(progress.get().percent).toBe(6);
  vi.advanceTimersByTime(10_000);
  expect(progress.get().percent).toBe(100);
});

test('stays at least 200 ms once shown, fills, and disappears 500 ms later', () => {
  const progress = createProgress();
  progress.start();
  vi.advanceTimersByTime(200);
  progress.finish();
  vi.advanceTimersByTime(199);
  expect(progress.get()).toEqual({ state: 'loading', percent: 4 });
  vi.advanceTimersByTime(1);
  expect(progress.get()).toEqual({ state: 'loading', percent: 100 });
  vi.advanceTimersByTime(499);
  expect(progress.get().state).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(progress.get()).toEqual({ state: 'idle', percent: 0 });
});

test('shows a failure immediately, even of a quick navigation, and keeps it', () => {
  const progress = createProgress();
  progress.start();
  progress.fail();
  vi.advanceTimersByTime(60_000);
  expect(progress.get()).toEqual({ state: 'failed', percent: 100 });
});

test('restarts for a new navigation', () => {
  const progress = createProgress();
  progress.start();
  progress.fail();
  progress.start();
  vi.advanceTimersByTime(200);
  expect(progress.get()).toEqual({ state: 'loading', percent: 4 });
});
