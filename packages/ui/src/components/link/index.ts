export { Link, type LinkProps } from './Link.tsx';
export type { LinkLocale } from './Link.messages.ts';
