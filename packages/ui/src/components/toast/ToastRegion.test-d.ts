import { expectTypeOf, test } from 'vitest';
import { showToast } from './index.ts';

const message = 'Filter removed';
const action = { label: 'Undo', onPress: () => undefined };

test('TST-04 takes no time limit with an action', () => {
  expectTypeOf(showToast).toBeCallableWith({ message, action });
  expectTypeOf(showToast).toBeCallableWith({ message, expiresAfter: 5000 });
  // @ts-expect-error A message with an action stays until it is closed.
  expectTypeOf(showToast).toBeCallableWith({ message, action, expiresAfter: 5000 });
});
