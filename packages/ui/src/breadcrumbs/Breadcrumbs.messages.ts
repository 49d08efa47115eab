import type { KnownLocale } from '../disclosure-list/known-locale.ts';

/** Words that breadcrumbs bring along: the name of their landmark. */
export const breadcrumbsMessages: Record<KnownLocale, { label: string }> = {
  en: { label: 'You are here' },
  es: { label: 'Usted está aquí' },
};
