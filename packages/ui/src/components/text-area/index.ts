export { TextArea, type TextAreaProps } from './TextArea.tsx';
export type { TextAreaLocale, TextAreaWords } from './TextArea.messages.ts';
