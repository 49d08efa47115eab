import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a toggletip itself. */
export type ToggletipMessages = {
  /** Text of the icon for those who do not see it, read after the label: what a press brings. */
  explanation: string;
};

/** The messages of a toggletip in each language of the package. */
export const toggletipMessages: BuiltInMessages<ToggletipMessages> = {
  en: { explanation: 'explanation' },
  es: { explanation: 'explicación' },
};
