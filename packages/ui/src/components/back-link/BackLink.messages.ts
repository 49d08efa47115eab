import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The messages of a link back. */
export type BackLinkMessages = {
  /** Its name, where the page gives none. */
  back: string;
};

export const backLinkMessages: BuiltInMessages<BackLinkMessages> = {
  en: { back: 'Back' },
  es: { back: 'Volver' },
};
