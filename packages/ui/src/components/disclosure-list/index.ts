export { DisclosureList, type DisclosureListProps, type DisclosureListSection } from './DisclosureList.tsx';
export type { DisclosureListMessages } from './DisclosureList.messages.ts';
