export type { VideoMessages } from './Video.messages.ts';
export { Video, type VideoProps, type VideoSource } from './Video.tsx';
