import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = ['packages/ui/src/internal/useHydrated.ts', 'packages/site/src/hydration/useHydrated.ts'];

// ui exports components only, so the site has a copy of its internal hook.
test('ui and the site have the same useHydrated', () => {
  const [hook, copy] = FILES.map((file) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll(/\/\*\*.*?\*\/\n/gs, ''),
  );
  expect(hook).toContain('useSyncExternalStore');
  expect(copy).toBe(hook);
});
