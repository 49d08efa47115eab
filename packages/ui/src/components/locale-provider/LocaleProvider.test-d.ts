import { expectTypeOf, test } from 'vitest';
import { LocaleProvider, type LocaleProviderProps, type Messages } from './index.ts';

const dialogOnly = { Dialog: { close: 'إغلاق' } };

test('LOC-04 takes messages of some components, while Messages requires those of all', () => {
  expectTypeOf(dialogOnly).toExtend<LocaleProviderProps['messages']>();
  expectTypeOf(dialogOnly).not.toExtend<Messages>();
});

test('LOC-04 takes no unknown message', () => {
  expectTypeOf(LocaleProvider).toBeCallableWith({ locale: 'ar', messages: dialogOnly, children: null });
  // @ts-expect-error There is no such message.
  expectTypeOf(LocaleProvider).toBeCallableWith({ locale: 'ar', messages: { Dialog: { shut: 'إغلاق' } }, children: null }); // prettier-ignore
});
