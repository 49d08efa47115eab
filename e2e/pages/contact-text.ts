import { loadContent } from '@longcovid/content/load';

import { readWords } from '../messages.ts';

/** The programme's phone number and the link that calls it, the same in both languages. */
export const { display: phoneNumber, href: phoneLink } = loadContent('en').programme.phone;

const words = readWords({
  contact: 'shell.contact',
  help: 'shell.help',
  name: 'contact.name',
  email: 'contact.email',
  message: 'contact.message',
  noHealth: 'contact.noHealth',
  send: 'contact.send',
  summary: 'problem.fields',
  badEmail: 'contactMessage.email.invalid',
  tooLong: 'contactMessage.message.too_long',
  captcha: 'problem.captcha',
  none: 'contact.sent.none.heading',
  about: 'captcha.about',
  checking: 'captcha.loading',
  ready: 'captcha.ready',
  retry: 'captcha.retry',
  recaptcha: 'captcha.recaptcha',
});

/** Visible text for the tests of the contact form. */
export const contactText = {
  en: {
    ...words.en,
    path: '/contact',
    home: '/accessibility',
    starred: 'Fields marked with * are required.',
    privacy: 'How we use what you send',
    limit: 'You can write up to 5,000 characters.',
    problem: 'There is a problem',
    errors: ['Please enter your name', 'Please enter your email address', 'Please enter your message'],
    technical: 'The form could not be sent due to a technical error. Please contact us at help@example.org.',
    thanks: 'Thank you!',
    received: 'We have received your information.',
    withdraw: 'If you change your mind,',
    noScript: 'The check did not work: failed to load script.',
    noRun: 'The check did not work: failed to execute.',
    noKey: 'The check did not work: no key provided.',
    noVersion: 'The check did not work: no version provided.',
    otherLanguage: 'En Español',
  },
  es: {
    ...words.es,
    path: '/es/contact',
    home: '/es/accessibility',
    starred: 'Los campos marcados con * son obligatorios.',
    privacy: 'Cómo usamos lo que nos envía',
    limit: 'Puede escribir hasta 5,000 caracteres.',
    problem: 'Hay un problema',
    errors: ['Escriba su nombre', 'Escriba su dirección de correo electrónico', 'Escriba su mensaje'],
    technical: 'No se pudo enviar el formulario por un error técnico. Escríbanos a help@example.org.',
    thanks: '¡Gracias!',
    received: 'Hemos recibido su información.',
    withdraw: 'Si cambia de opinión,',
    noScript: 'La comprobación no funcionó: no se pudo cargar el script.',
    noRun: 'La comprobación no funcionó: no se pudo ejecutar.',
    noKey: 'La comprobación no funcionó: no se indicó ninguna clave.',
    noVersion: 'La comprobación no funcionó: no se indicó ninguna versión.',
    otherLanguage: 'In English',
  },
} as const;
