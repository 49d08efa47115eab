import { expectTypeOf, test } from 'vitest';
import { Link } from './index.ts';

test('LNK-01 requires a URL', () => {
  expectTypeOf(Link).toBeCallableWith({ children: 'Who can join', href: '/join' });
  // @ts-expect-error A link must have a URL.
  expectTypeOf(Link).toBeCallableWith({ children: 'Who can join' });
});
