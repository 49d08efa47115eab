import { expectTypeOf, test } from 'vitest';
import { Meter } from './index.ts';

test('MTR-01 requires a label', () => {
  expectTypeOf(Meter).toBeCallableWith({ label: 'Adults', value: 1, max: 2, valueText: '1 of 2' });
  // @ts-expect-error A meter must have a name.
  expectTypeOf(Meter).toBeCallableWith({ value: 1, max: 2, valueText: '1 of 2' });
});
