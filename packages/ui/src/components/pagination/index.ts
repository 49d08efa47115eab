export { focusResults } from './focus-results.ts';
export { Pagination, type PaginationReason, type PaginationProps } from './Pagination.tsx';
export { type PaginationMessages, paginationMessages } from './Pagination.messages.ts';
