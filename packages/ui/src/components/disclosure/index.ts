export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export type { DisclosureReason } from './useDisclosureEvents.ts';
