import { expectTypeOf, test } from 'vitest';
import type { FieldOption } from './index.ts';

test('FLD-07 requires a hint for a disabled option', () => {
  expectTypeOf({
    value: 'c',
    label: 'Three',
    hint: 'Closed.',
    isDisabled: true,
  } as const).toExtend<FieldOption>();
  expectTypeOf({ value: 'c', label: 'Three', isDisabled: true } as const).not.toExtend<FieldOption>();
});
