import { expectTypeOf, test } from 'vitest';
import { Stack } from './index.ts';

test('STC-01 has a gap of the theme, and no length in pixels', () => {
  expectTypeOf(Stack).toBeCallableWith({ children: 'Rest', gap: 'large' });
  // @ts-expect-error A length is not a gap of the theme.
  expectTypeOf(Stack).toBeCallableWith({ children: 'Rest', gap: 13 });
});
