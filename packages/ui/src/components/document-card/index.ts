export { DocumentCard, type DocumentCardProps } from './DocumentCard.tsx';
export type { DocumentFile } from './document-facts.ts';
export type { DocumentAccess, DocumentCardMessages } from './DocumentCard.messages.ts';
