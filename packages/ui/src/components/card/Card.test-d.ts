import { expectTypeOf, test } from 'vitest';
import type { CardProps } from './index.ts';

const withoutTitle = { href: '#ahead', headingLevel: 3 } as const;

test('CRD-01 requires a title', () => {
  expectTypeOf({ ...withoutTitle, title: 'Looking ahead' }).toExtend<CardProps>();
  expectTypeOf(withoutTitle).not.toExtend<CardProps>();
});
