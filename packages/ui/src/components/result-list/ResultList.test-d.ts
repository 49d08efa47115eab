import { expectTypeOf, test } from 'vitest';
import { ResultList, ResultListGroup, ResultListItem } from './index.ts';

test('RSL-21 requires a heading', () => {
  expectTypeOf(ResultList).toBeCallableWith({ heading: '2 clinics', headingLevel: 2 });
  // @ts-expect-error A list must have a heading.
  expectTypeOf(ResultList).toBeCallableWith({ headingLevel: 2 });
});

test('RSL-21 requires a title for each item', () => {
  expectTypeOf(ResultListItem).toBeCallableWith({ title: 'Clinic A' });
  // @ts-expect-error An item must have a title.
  expectTypeOf(ResultListItem).toBeCallableWith({});
});

test('RSL-21 requires a heading for each group', () => {
  expectTypeOf(ResultListGroup).toBeCallableWith({ heading: 'Maine', children: 'Clinic A' });
  // @ts-expect-error A group must have a heading.
  expectTypeOf(ResultListGroup).toBeCallableWith({ children: 'Clinic A' });
});
