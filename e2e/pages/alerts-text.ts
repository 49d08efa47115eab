import { readWords } from '../messages.ts';

const words = readWords({
  firstGroup: 'material.cohort.adult',
  group: 'material.cohort.pregnancy',
  place: 'alerts.place',
  phone: 'alerts.contact.phone',
  number: 'alerts.contact.phone.value',
  send: 'alerts.send',
  none: 'alerts.sent.none.heading',
  stop: 'alerts.sent.stop.link',
  delete: 'alerts.stop.button',
  done: 'alerts.stop.done.heading',
  incomplete: 'alerts.stop.incomplete.heading',
});

/** Visible text for the tests of alerts. */
export const alertsText = {
  en: {
    ...words.en,
    path: '/alerts',
    person: 'a person writes to you or calls you',
    errors: [
      'Please choose the study group you want to hear about',
      'Please enter your state, or the first 3 digits of your ZIP code',
      'Please choose email or phone, so that we can tell you',
    ],
  },
  es: {
    ...words.es,
    path: '/es/alerts',
    person: 'una persona le escribe o le llama',
    errors: [
      'Elija el grupo de estudio sobre el que desea que le avisemos',
      'Escriba su estado o los primeros 3 números de su código postal',
      'Elija correo electrónico o teléfono para que podamos avisarle',
    ],
  },
} as const;
