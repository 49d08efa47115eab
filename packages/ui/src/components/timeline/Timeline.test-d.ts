import { expectTypeOf, test } from 'vitest';
import type { TimelineEvent, TimelineProps } from './index.ts';

const events: TimelineEvent[] = [];
const withoutLabel = { events, headingLevel: 2 } as const;

test('TML-01 requires a label', () => {
  expectTypeOf({ ...withoutLabel, label: 'History' }).toExtend<TimelineProps>();
  expectTypeOf(withoutLabel).not.toExtend<TimelineProps>();
});
