import type { BuiltInMessages } from '../../i18n/useMessages.ts';

export type PickerMessages = {
  /** Name of the button, and title of the calendar that it opens. */
  choose: string;
  /** In place of the name while the calendar is fetched. */
  loading: string;
  /** Announced and shown where it could not be fetched. */
  failed: string;
};

export const pickerMessages: BuiltInMessages<PickerMessages> = {
  en: {
    choose: 'Choose from a calendar',
    loading: 'Opening…',
    failed: 'The calendar did not open. Please type the date, or try again.',
  },
  es: {
    choose: 'Elegir en un calendario',
    loading: 'Abriendo…',
    failed: 'El calendario no se abrió. Escriba la fecha o inténtelo de nuevo.',
  },
};
