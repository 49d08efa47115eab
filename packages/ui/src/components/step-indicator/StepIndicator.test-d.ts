import { expectTypeOf, test } from 'vitest';
import type { StepIndicatorProps } from './index.ts';

test('STP-03 takes no value', () => {
  // A value belongs to ProgressBar or Meter.
  expectTypeOf<StepIndicatorProps>().not.toHaveProperty('value');
});
