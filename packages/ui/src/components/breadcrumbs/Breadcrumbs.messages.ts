import type { Locale } from '../../i18n/known-locale.ts';

/** The messages of breadcrumbs. */
export type BreadcrumbsMessages = {
  /** Name of the navigation. */
  label: string;
  /** Follows the name of the last page, for screen readers only. */
  current: string;
};

export const breadcrumbsMessages: Record<Locale, BreadcrumbsMessages> = {
  en: { label: 'You are here', current: 'current page' },
  es: { label: 'Usted está aquí', current: 'página actual' },
};
