export type { PasswordInputMessages } from './PasswordInput.messages.ts';
export { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';
