import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of the region itself. */
export type ToastRegionMessages = {
  /** Names the region. */
  label: string;
  dismiss: string;
  /** Heading of the messages that have gone. */
  past: (count: number) => string;
};

export const toastRegionMessages: BuiltInMessages<ToastRegionMessages> = {
  en: { label: 'Messages', dismiss: 'Close', past: (count) => `Past messages (${count})` },
  es: { label: 'Mensajes', dismiss: 'Cerrar', past: (count) => `Mensajes anteriores (${count})` },
};
