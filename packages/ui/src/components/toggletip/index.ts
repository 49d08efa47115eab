export { Toggletip, type ToggletipProps } from './Toggletip.tsx';
export type { ToggletipMessages } from './Toggletip.messages.ts';
