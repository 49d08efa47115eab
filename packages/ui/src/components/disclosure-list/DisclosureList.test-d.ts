import { expectTypeOf, test } from 'vitest';
import { DisclosureList } from './index.ts';

test('DSL-07 requires the level of its headings', () => {
  expectTypeOf(DisclosureList).toBeCallableWith({ sections: [], headingLevel: 3 });
  // @ts-expect-error Without a level its sections would be missing in the outline.
  expectTypeOf(DisclosureList).toBeCallableWith({ sections: [] });
});
