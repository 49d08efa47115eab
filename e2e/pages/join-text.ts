import { readWords } from '../messages.ts';

const words = readWords({
  menu: 'shell.nav.menu',
  join: 'shell.join',
  change: 'join.site.change',
  list: 'join.list.summary',
  site: 'join.site.label',
  next: 'join.site.continue',
  closed: 'join.status.full',
  first: 'join.firstName.caregiver',
  last: 'join.lastName.caregiver',
  mobile: 'join.contact.mobile_phone',
  mobileNumber: 'join.contact.mobile_phone.value',
  email: 'join.contact.email',
  emailAddress: 'join.contact.email.value',
  send: 'join.send',
  summary: 'problem.fields',
  badEmail: 'joinRequest.contactMethods.email.required',
  noMobile: 'joinRequest.contactMethods.mobile_phone.required',
});

/** Visible text for the tests of the join form. */
export const joinText = {
  en: {
    ...words.en,
    home: '/',
    children: 'Children and young adults',
    problem: 'There is a problem',
    starred: 'Fields marked with * are required.',
    errors: [
      'Please select the study group you want to join',
      'Please enter your first name',
      'Please enter your last name',
      'Please choose at least one mean to contact you',
    ],
    technical: 'The form could not be sent due to a technical error. Please contact us at help@example.org.',
    thanks: 'Thank you!',
    received: 'We have received your information.',
    withdraw: 'If you change your mind,',
  },
  es: {
    ...words.es,
    home: '/es',
    children: 'Niños y adultos jóvenes',
    problem: 'Hay un problema',
    starred: 'Los campos marcados con * son obligatorios.',
    errors: [
      'Seleccione el grupo de estudio en el que desea participar',
      'Escriba su nombre',
      'Escriba su apellido',
      'Elija al menos una forma de comunicarnos con usted',
    ],
    technical: 'No se pudo enviar el formulario por un error técnico. Escríbanos a help@example.org.',
    thanks: '¡Gracias!',
    received: 'Hemos recibido su información.',
    withdraw: 'Si cambia de opinión,',
  },
} as const;
