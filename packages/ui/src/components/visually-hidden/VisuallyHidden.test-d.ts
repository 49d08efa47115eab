import { expectTypeOf, test } from 'vitest';
import type { VisuallyHiddenProps } from './index.ts';

test('VIS-01 requires text', () => {
  expectTypeOf({ children: 'near Albuquerque' }).toExtend<VisuallyHiddenProps>();
  expectTypeOf({}).not.toExtend<VisuallyHiddenProps>();
});
