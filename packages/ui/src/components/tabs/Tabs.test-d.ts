import { expectTypeOf, test } from 'vitest';
import type { TabsPanel, TabsProps } from './index.ts';

const panels: TabsPanel[] = [];
const withoutLabel = { panels, headingLevel: 2 } as const;

test('TAB-01 requires a label', () => {
  expectTypeOf({ ...withoutLabel, label: 'Age' }).toExtend<TabsProps>();
  expectTypeOf(withoutLabel).not.toExtend<TabsProps>();
});
