import { expectTypeOf, test } from 'vitest';
import type { PaginationProps } from './index.ts';

const withoutLabel = { page: 1, pageCount: 2, href: String };

test('PGN-01 requires a label', () => {
  expectTypeOf({ ...withoutLabel, label: 'Pages of news' }).toExtend<PaginationProps>();
  expectTypeOf(withoutLabel).not.toExtend<PaginationProps>();
});
