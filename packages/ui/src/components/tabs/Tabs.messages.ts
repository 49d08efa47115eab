import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of tabs themselves. */
export type TabsMessages = {
  /** The switch: named after what a press shows. */
  asPage: string;
  asTabs: string;
};

export const tabsMessages: BuiltInMessages<TabsMessages> = {
  en: { asPage: 'View as one page', asTabs: 'View as tabs' },
  es: { asPage: 'Ver en una sola página', asTabs: 'Ver en pestañas' },
};
