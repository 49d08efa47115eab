import { createHash, createHmac } from 'node:crypto';
import type { Locale } from '@longcovid/content';
import type { JoinRequest } from '@longcovid/content/forms';

/** The body that counts when two sends are compared: everything but the captcha's answer. */
export type ComparedBody = { kind: 'join'; request: JoinRequest; locale: Locale };

/** SHA-256 in hexadecimal; for values that nobody can guess. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Marks a body so that a repeated send is known again. A bare hash would not do:
 * names and phone numbers can be guessed, so it is keyed with the form secret.
 */
export function macOf(formSecret: string, key: string, body: ComparedBody): string {
  return createHmac('sha256', formSecret)
    .update(`body\0${key}\0${canonical(body)}`)
    .digest('hex');
}

/** The same JSON for the same content, whatever the order in which it was sent. */
function canonical({ kind, request, locale }: ComparedBody): string {
  const { siteId, cohort, firstName, lastName, contactMethods } = request;
  const methods = Object.entries(contactMethods).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, locale, siteId, cohort, firstName, lastName, methods]);
}
