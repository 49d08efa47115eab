/** Sample text of the stories. */
export const examples = {
  en: {
    newsletter: 'Send me the newsletter',
    consent: 'I have read how you use what I tell you, and I agree',
    consentHint: 'You can change your mind at any time.',
    consentError: 'Please tick the box if you agree. We cannot send your request without it.',
    long: 'I agree with Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    newsletter: 'Envíenme el boletín',
    consent: 'He leído cómo usan lo que les cuento y estoy de acuerdo',
    consentHint: 'Puede cambiar de opinión en cualquier momento.',
    consentError: 'Marque la casilla si está de acuerdo. Sin ella no podemos enviar su solicitud.',
    long: 'Acepto electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  consent: 'قرأت كيف تستخدمون ما أخبركم به، وأوافق على ذلك',
  consentHint: 'يمكنك تغيير رأيك في أي وقت.',
  consentError: 'ضع علامة في المربع إذا كنت موافقًا. لا يمكننا إرسال طلبك من دونها.',
};
