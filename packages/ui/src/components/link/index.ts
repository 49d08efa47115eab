export { Link, type LinkProps } from './Link.tsx';
export type { LinkLocale, LinkMessages } from './Link.messages.ts';
