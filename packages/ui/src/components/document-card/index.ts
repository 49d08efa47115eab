export { DocumentCard, type DocumentCardProps } from './DocumentCard.tsx';
export type { DocumentFile } from './DocumentFacts.tsx';
export type { DocumentAccess, DocumentCardMessages } from './DocumentCard.messages.ts';
