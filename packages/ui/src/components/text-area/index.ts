export { TextArea, type TextAreaProps } from './TextArea.tsx';
export type { TextAreaLocale, TextAreaMessages } from './TextArea.messages.ts';
