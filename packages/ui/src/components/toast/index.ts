export { dismissToast, showToast, type ToastMessage } from './messages-store.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
