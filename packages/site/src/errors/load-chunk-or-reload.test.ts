import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CHUNK_TIMEOUT, loadChunkOrReload, canReload, setPendingUrl } from './load-chunk-or-reload.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  } as unknown as Storage;
};
const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  reload.mockClear();
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('location', { assign, reload, href: 'https://example.org/es?cohort=adult#find-sites' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setPendingUrl(() => undefined);
});

test('allows one reload in 60 seconds', () => {
  expect(canReload(1_000_000)).toBe(true);
  expect(canReload(1_059_999)).toBe(false);
  expect(canReload(1_060_000)).toBe(true);
});

test.each([
  [
    'storage is forbidden',
    () => {
      const forbidden = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    },
  ],
  [
    'there is no connection',
    () => {
      vi.stubGlobal('navigator', { onLine: false });
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    },
  ],
])('throws the error of the script without a reload where %s', async (_why, arrange) => {
  arrange();
  setPendingUrl(() => '/es/join');
  await expect(loadChunkOrReload(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(assign).not.toHaveBeenCalled();
});

test.each([true, false])(
  'loads the page as a document once after a failed script, onLine %s',
  async (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    setPendingUrl(() => '/es/join');
    void loadChunkOrReload(Promise.reject(new Error('gone')));
    await vi.advanceTimersByTimeAsync(0);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/es/join');
    await expect(loadChunkOrReload(Promise.reject(new Error('gone again')))).rejects.toThrow('gone again');
    expect(assign).toHaveBeenCalledOnce();
  },
);

test('reloads this page for a part of it, whose URL with a fragment would only scroll', async () => {
  setPendingUrl(() => '/es?cohort=adult#find-sites');
  void loadChunkOrReload(Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(0);
  expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});

test('throws the error before there is a router, so that the page stays usable', async () => {
  await expect(loadChunkOrReload(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(assign).not.toHaveBeenCalled();
});

test('treats a script as failed after 120 seconds', async () => {
  const waiting = loadChunkOrReload(new Promise(() => undefined));
  const outcome = expect(waiting).rejects.toThrow('longer than 120 seconds');
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT);
  await outcome;
});
