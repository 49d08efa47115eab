import { expectTypeOf, test } from 'vitest';
import type { CarouselProps } from './index.ts';

const items = [{ id: 'ana', content: 'Story of Ana' }];
const withoutHeading = { headingLevel: 2, items } as const;

test('CRS-01 requires a heading', () => {
  expectTypeOf({ ...withoutHeading, heading: 'Stories' }).toExtend<CarouselProps>();
  expectTypeOf(withoutHeading).not.toExtend<CarouselProps>();
});
