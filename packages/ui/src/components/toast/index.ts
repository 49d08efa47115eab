export { dismissToast, showToast, type ToastMessage } from './messages-store.ts';
export { Toasts, type ToastsProps } from './ToastRegion.tsx';
