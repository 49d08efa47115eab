import { createHmac, hash } from 'node:crypto';
import type { Locale } from '@longcovid/content';
import type { RecordKind } from '../storage/schema.ts';

/** What identifies a repeated submission: everything but the captcha token. */
export type IdempotencyPayload = { kind: RecordKind; locale: Locale; values: readonly unknown[] };

/** SHA-256 in hexadecimal, for bytes, or for text that cannot be guessed. */
export const toSha256Hex = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/**
 * The MAC by which a repeated submission is recognized. A digest without a key would reveal names and phone numbers,
 * which can be guessed.
 */
export function computePayloadMac(formSecret: string, key: string, payload: IdempotencyPayload): string {
  const { kind, locale, values } = payload;
  return createHmac('sha256', formSecret)
    .update(`body\0${key}\0${JSON.stringify([kind, locale, ...values])}`)
    .digest('hex');
}
