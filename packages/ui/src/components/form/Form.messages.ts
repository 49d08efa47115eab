import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** Messages that a form has of its own. */
export type FormMessages = {
  /** Heading of the error summary. */
  title: string;
  /** What the * of a required field means, at the top of the form. */
  required: string;
  /** Put before the title of the page while there are errors, with its space. */
  titlePrefix: string;
};

/** Default messages of a form. */
export const formMessages: BuiltInMessages<FormMessages> = {
  en: {
    title: 'There is a problem',
    required: 'Fields marked with * are required.',
    titlePrefix: 'Error: ',
  },
  es: {
    title: 'Hay un problema',
    required: 'Los campos marcados con * son obligatorios.',
    titlePrefix: 'Error: ',
  },
};
