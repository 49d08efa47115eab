import type { Locale } from '../../i18n/known-locale.ts';

/** Words that tabs print by themselves. */
export type TabsMessages = {
  /** The switch: names what pressing it gives. */
  asPage: string;
  asTabs: string;
};

export const tabsMessages: Record<Locale, TabsMessages> = {
  en: { asPage: 'View as one page', asTabs: 'View as tabs' },
  es: { asPage: 'Ver en una sola página', asTabs: 'Ver en pestañas' },
};
