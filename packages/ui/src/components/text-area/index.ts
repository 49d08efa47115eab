export { TextArea, type TextAreaProps } from './TextArea.tsx';
export type { TextAreaMessages } from './TextArea.messages.ts';
