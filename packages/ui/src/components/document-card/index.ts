export { DocumentCard, type DocumentCardProps, type DocumentFile } from './DocumentCard.tsx';
export type { DocumentAccess, DocumentCardMessages } from './DocumentCard.messages.ts';
