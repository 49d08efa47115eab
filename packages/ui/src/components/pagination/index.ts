export { focusResults } from './focus-results.ts';
export { Pagination, type PaginationReason, type PaginationProps } from './Pagination.tsx';
export { type PaginationMessages } from './Pagination.messages.ts';
