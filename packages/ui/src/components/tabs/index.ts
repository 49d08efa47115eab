export { Tabs, type TabsProps, type TabsPanel } from './Tabs.tsx';
export type { TabsMessages } from './Tabs.messages.ts';
export type { TabsReason } from './useSelectedPanel.ts';
