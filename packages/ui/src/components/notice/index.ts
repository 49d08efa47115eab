export { Notice, type NoticeProps } from './Notice.tsx';
export type { NoticeLocale } from './Notice.messages.ts';
