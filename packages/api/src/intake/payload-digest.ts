import { createHash, createHmac } from 'node:crypto';
import type { Locale } from '@longcovid/content';

/** The body that counts when two sends are compared: everything but the captcha's answer. */
export type ComparedBody = { kind: 'join' | 'contact'; locale: Locale; compared: readonly unknown[] };

/** SHA-256 in hexadecimal; for values that nobody can guess. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Marks a body so that a repeated send is known again. A bare hash would not do:
 * names and phone numbers can be guessed, so it is keyed with the form secret.
 */
export function macOf(formSecret: string, key: string, body: ComparedBody): string {
  const { kind, locale, compared } = body;
  return createHmac('sha256', formSecret)
    .update(`body\0${key}\0${JSON.stringify([kind, locale, ...compared])}`)
    .digest('hex');
}
