import { expectTypeOf, test } from 'vitest';
import type { FigureProps, FigureRecord } from './index.ts';

test('FIG-30 requires a claim, a title and a heading level', () => {
  expectTypeOf<{ figure: FigureRecord; headingLevel: 2 }>().toExtend<FigureProps>();
  expectTypeOf<{ figure: FigureRecord }>().not.toExtend<FigureProps>();
  expectTypeOf<Omit<FigureRecord, 'claim'>>().not.toExtend<FigureRecord>();
  expectTypeOf<Omit<FigureRecord, 'title'>>().not.toExtend<FigureRecord>();
});
