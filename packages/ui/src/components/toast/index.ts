export { dismissToast, showToast, type ToastMessage } from './messages-store.ts';
export type { ToastRegionMessages } from './ToastRegion.messages.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
