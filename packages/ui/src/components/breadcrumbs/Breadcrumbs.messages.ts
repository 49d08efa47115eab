import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The messages of breadcrumbs. */
export type BreadcrumbsMessages = {
  /** Name of the navigation. */
  label: string;
  /** Follows the name of the last page, for screen readers only. */
  current: string;
};

export const breadcrumbsMessages: BuiltInMessages<BreadcrumbsMessages> = {
  en: { label: 'You are here', current: 'current page' },
  es: { label: 'Usted está aquí', current: 'página actual' },
};
