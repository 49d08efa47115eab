export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export type { DisclosureReason } from './Disclosure.opening.ts';
