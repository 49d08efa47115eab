export { PdfOverlay, type PdfOverlayProps } from './PdfOverlay.tsx';
export type { PdfOverlayMessages } from './PdfOverlay.messages.ts';
