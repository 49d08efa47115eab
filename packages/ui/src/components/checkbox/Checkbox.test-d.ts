import { expectTypeOf, test } from 'vitest';
import { Checkbox } from './index.ts';

test('CHB-01 requires a label', () => {
  expectTypeOf(Checkbox).toBeCallableWith({ label: 'I agree', name: 'consent' });
  // @ts-expect-error A checkbox must have a name.
  expectTypeOf(Checkbox).toBeCallableWith({ name: 'consent' });
});
