export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogReason } from './useDismiss.ts';
export { DialogOpener, type DialogOpenerProps } from './DialogTrigger.tsx';
export { registerOverlay } from './overlays.ts';
