export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';
export type { BreadcrumbsMessages } from './Breadcrumbs.messages.ts';
export { breadcrumbList, type BreadcrumbPage, type BreadcrumbList } from './breadcrumb-list.ts';
