export { Link, type LinkProps } from './Link.tsx';
export type { LinkMessages } from './Link.messages.ts';
export { LinkProvider, type LinkProviderProps } from './Link.tsx';
export { getFragmentTarget } from '../../internal/get-fragment-target.ts';
