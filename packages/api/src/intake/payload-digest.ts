import { createHash, createHmac } from 'node:crypto';
import type { Locale } from '@longcovid/content';

/** The body that counts when two sends are compared: everything but the captcha's answer. */
export type IdempotencyPayload = { kind: 'join' | 'contact'; locale: Locale; values: readonly unknown[] };

/** SHA-256 in hexadecimal, for bytes or for text that nobody can guess. */
export const toSha256Hex = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/**
 * Marks a body so that a repeated send is known again. A bare hash would not do:
 * names and phone numbers can be guessed, so it is keyed with the form secret.
 */
export function computePayloadMac(formSecret: string, key: string, payload: IdempotencyPayload): string {
  const { kind, locale, values } = payload;
  return createHmac('sha256', formSecret)
    .update(`body\0${key}\0${JSON.stringify([kind, locale, ...values])}`)
    .digest('hex');
}
