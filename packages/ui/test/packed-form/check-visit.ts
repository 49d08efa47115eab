import { findOption } from '@longcovid/ui/combobox';
import { formatDateError, getDateParts, parseDateParts } from '@longcovid/ui/date-input';

export type Locale = 'en-US' | 'es-US';

const locales = new Map<string | undefined, Locale>([
  ['en', 'en-US'],
  ['es', 'es-US'],
]);

/** The locale of the first part of a path, such as `es` of `/es/visit`; undefined for every other text. */
export const findLocale = (lang: string | undefined): Locale | undefined => locales.get(lang);

export const towns = ['Albuquerque', 'Las Cruces', 'Santa Fe'].map((label) => ({ value: label, label }));

const english = {
  language: 'Language',
  title: 'First visit',
  name: 'Your name',
  noName: 'Please enter your name',
  town: 'Town',
  noTown: 'Please choose a town from the list',
  day: 'Day of your visit',
  send: 'Send',
  sent: 'Thank you. We look forward to seeing you.',
};

export const texts: Record<Locale, typeof english> = {
  'en-US': english,
  'es-US': {
    language: 'Idioma',
    title: 'Primera visita',
    name: 'Su nombre',
    noName: 'Escriba su nombre',
    town: 'Ciudad',
    noTown: 'Elija una ciudad de la lista',
    day: 'Día de su visita',
    send: 'Enviar',
    sent: 'Gracias. Le esperamos.',
  },
};

/** `serverErrors` of a Form, as text alone, which a server can send. */
export type Failure = { errors: { field: string; message: string }[] };

/** What is wrong in the form, by the same rules in the browser and on the server. */
export function checkVisit(data: FormData, locale: Locale): Failure {
  const text = texts[locale];
  const read = (name: string) => String(data.get(name) ?? '');
  const errors: Failure['errors'] = [];
  if (read('name').trim() === '') errors.push({ field: 'name', message: text.noName });
  if (!findOption(towns, read('town'))) errors.push({ field: 'town', message: text.noTown });
  const day = parseDateParts(getDateParts(data, 'day'), locale);
  if (!('date' in day)) errors.push({ field: 'day', message: formatDateError(day, locale) });
  return { errors };
}
