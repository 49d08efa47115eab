export type { BackLinkMessages } from './BackLink.messages.ts';
export { BackLink, type BackLinkProps } from './BackLink.tsx';
