import { expectTypeOf, test } from 'vitest';
import type { FieldOption } from './index.ts';

test('FLD-07 a choice that cannot be made has a reason in words', () => {
  expectTypeOf({
    value: 'c',
    label: 'Three',
    hint: 'Closed.',
    isDisabled: true,
  } as const).toExtend<FieldOption>();
  expectTypeOf({ value: 'c', label: 'Three', isDisabled: true } as const).not.toExtend<FieldOption>();
});
