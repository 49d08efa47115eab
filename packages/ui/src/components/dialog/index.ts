export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogMessages } from './Dialog.messages.ts';
export type { DialogReason } from './Dialog.tsx';
export { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';
export { allowInModal } from './useModal.ts';
