export { DisclosureList, type DisclosureListProps, type DisclosureListSection } from './DisclosureList.tsx';
