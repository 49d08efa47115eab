import type { Locale } from '../locale/known-locale.ts';

/** Words that breadcrumbs bring along: the name of their landmark. */
export const breadcrumbsMessages: Record<Locale, { label: string }> = {
  en: { label: 'You are here' },
  es: { label: 'Usted está aquí' },
};
