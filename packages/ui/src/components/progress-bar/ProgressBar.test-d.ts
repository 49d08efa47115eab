import { expectTypeOf, test } from 'vitest';
import { ProgressBar, type ProgressBarProps } from './index.ts';

const label = 'Downloading';

test('PRG-01 there is none without a label', () => {
  expectTypeOf(ProgressBar).toBeCallableWith({ label, value: 1 });
  // @ts-expect-error A progress bar must have a name.
  expectTypeOf(ProgressBar).toBeCallableWith({ value: 1 });
});

test('PRG-12 it takes no steps', () => {
  // Steps belong to StepIndicator.
  expectTypeOf<ProgressBarProps>().not.toHaveProperty('steps');
  expectTypeOf<ProgressBarProps>().not.toHaveProperty('step');
});

test('PRG-12 it takes a value, or that none is known', () => {
  expectTypeOf(ProgressBar).toBeCallableWith({ label, isIndeterminate: true });
  // @ts-expect-error Either it is known how much there is to do, or not.
  expectTypeOf(ProgressBar).toBeCallableWith({ label, value: 1, isIndeterminate: true });
});
