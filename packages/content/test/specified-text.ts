/**
 * Texts that the specification quotes, by message id. They stay verbatim, except for typographic apostrophes;
 * additional help is a separate message.
 */
export const SPECIFIED_ENGLISH = {
  'joinRequest.cohort.required': 'Please select the study group you want to join',
  'joinRequest.firstName.required': 'Please enter your first name',
  'joinRequest.lastName.required': 'Please enter your last name',
  'joinRequest.contactMethods.required': 'Please choose at least one mean to contact you',
  'joinRequest.contactMethods.mobile_phone.required': 'Please enter your mobile phone number',
  'joinRequest.contactMethods.home_phone.required': 'Please enter your home phone number',
  'joinRequest.contactMethods.email.required': 'Please enter a valid email address',
  'joinRequest.contactMethods.email.invalid': 'Please enter a valid email address',
  'contactMessage.name.required': 'Please enter your name',
  'contactMessage.email.required': 'Please enter your email address',
  'contactMessage.message.required': 'Please enter your message',
  'problem.review': 'The form could not be sent. Please review your input.',
  'problem.captcha': 'Captcha verification failed. Please resubmit the form.',
  'problem.fields':
    'Please review your input. The fields marked with * are required or need to be in the correct format.',
  'problem.technical': 'The form could not be sent due to a technical error. Please contact us at {email}.',
  'problem.page.notFound': 'This page could not be found',
  'problem.page.unknownMiddleware': 'Unknown middleware {name}',
  'failures.errorPage': 'An error occurred while showing the error page',
  'problem.page.notPrerendered': 'Route {path} is not pre-rendered',
  'problem.page.home': 'Go back to home',
  'problem.captcha.noKey': 'no key provided',
  'problem.captcha.noVersion': 'no version provided',
  'problem.captcha.load': 'failed to load script',
  'problem.captcha.execute': 'failed to execute',
  'shell.language.en': 'In English',
  'shell.language.es': 'En Español',
  'shell.error.home': 'Go back to home',
  'shell.error.notFound.heading': 'This page could not be found',
  'failures.home': 'Go back to home',
  'finder.goal.title': "We've reached our goal!",
  'finder.map.redo': 'Redo search in this area',
  'finder.map.failed': 'We were unable to load location sites.',
  'numbers.enrollment.complete': 'Enrollment complete',
};

/** The quoted Spanish texts. */
export const SPECIFIED_SPANISH = {
  'shell.language.en': 'In English',
  'shell.language.es': 'En Español',
  'finder.status.open': 'Abierto',
  'finder.status.full': 'Cerrado',
  'home.join.open': 'Abierto',
  'home.join.full': 'Cerrado',
  'finder.map.failed': 'No pudimos cargar las ubicaciones.',
};

/** Quoted texts of entries: the file below `entries/`, a field, the text. */
export const SPECIFIED_IN_ENTRIES = [
  ['page/join-sent/en.md', 'heading', 'Thank you!'],
  ['page/join-sent/en.md', 'lead', 'We have received your information.'],
  ['page/join-sent/es.md', 'heading', '¡Gracias!'],
  ['page/join-sent/es.md', 'lead', 'Hemos recibido su información.'],
  ['page/contact-sent/en.md', 'heading', 'Thank you!'],
  ['page/contact-sent/en.md', 'lead', 'We have received your information.'],
  ['page/not-found/en.md', 'heading', 'This page could not be found'],
  ['page/not-translated/en.md', 'title', 'Page not translated | {programme.name}'],
  ['page/adults/en.md', '## ', 'Tests you might do {#tests}'],
  ['page/pregnant-women/en.md', '## ', 'Tests you might do {#tests}'],
] as const;
