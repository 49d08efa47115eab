import { expectTypeOf, test } from 'vitest';
import { Footer } from './index.ts';

const props = { helpHeading: 'Help', helpWays: [], columns: [] };

test('FOO-01 requires a name for its navigation', () => {
  expectTypeOf(Footer).toBeCallableWith({ ...props, linksLabel: 'More pages' });
  // @ts-expect-error The navigation must have a name.
  expectTypeOf(Footer).toBeCallableWith(props);
});
