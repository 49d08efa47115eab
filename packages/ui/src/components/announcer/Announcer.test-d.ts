import type { ReactElement } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { announce } from './index.ts';

test('ANN-08 takes text, and no element that could take focus', () => {
  expectTypeOf<string>().toExtend<Parameters<typeof announce>[0]>();
  expectTypeOf<ReactElement>().not.toExtend<Parameters<typeof announce>[0]>();
});
