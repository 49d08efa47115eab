import { expect, test } from 'vitest';

import { prefersReducedData } from './prefetch.ts';

test.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
])('disables prefetching on 2g and with data saver: %o → %s', (connection, frugal) => {
  expect(prefersReducedData(connection)).toBe(frugal);
});
