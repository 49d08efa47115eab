import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The messages of a meter. */
export type MeterMessages = {
  /** Stands below the bar when the goal is met. */
  complete: string;
};

export const meterMessages: BuiltInMessages<MeterMessages> = {
  en: { complete: 'Goal reached' },
  es: { complete: 'Meta alcanzada' },
};
