export { Tabs, type TabsProps, type TabsPanel } from './Tabs.tsx';
