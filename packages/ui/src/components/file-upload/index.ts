export type { FileUploadMessages } from './FileUpload.messages.ts';
export { FileUpload, type FileUploadChange, type FileUploadProps } from './FileUpload.tsx';
