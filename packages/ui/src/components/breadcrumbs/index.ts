export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';
export { breadcrumbList, type BreadcrumbPage, type BreadcrumbList } from './breadcrumb-list.ts';
