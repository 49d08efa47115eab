export { focusResults } from './Pagination.tsx';
export { Pagination, type PaginationReason, type PaginationProps } from './Pagination.tsx';
export { type PaginationMessages } from './Pagination.messages.ts';
