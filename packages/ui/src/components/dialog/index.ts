export { Dialog, type DialogProps } from './Dialog.tsx';
export type { DialogReason } from './closing.ts';
export { DialogOpener, type DialogOpenerProps } from './DialogOpener.tsx';
export { registerOverlay } from './overlays.ts';
