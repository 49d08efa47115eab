import type { Locale } from '../../i18n/known-locale.ts';

/** Words that breadcrumbs bring along: the name of their landmark, and what is heard after the last page. */
export const breadcrumbsMessages: Record<Locale, { label: string; current: string }> = {
  en: { label: 'You are here', current: ' current page' },
  es: { label: 'Usted está aquí', current: ' página actual' },
};
