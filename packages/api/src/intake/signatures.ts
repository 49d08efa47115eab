import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@longcovid/content';
import type { RecordKind } from '../storage/schema.ts';

/** 128 bits, so that the link stays short enough to copy by hand. */
const SIGNATURE_BYTES = 16;

/**
 * What the signature of each kind is for. With that of an alert its sender can delete it; the others only show that the
 * confirmation is one of this service.
 */
const USES: Readonly<Record<RecordKind, string>> = {
  alert: 'stop',
  join: 'receipt\0join',
  contact: 'receipt\0contact',
};

/**
 * Signs the reference of a record.
 *
 * @returns 22 characters, base64url.
 */
function signReference(formSecret: string, kind: RecordKind, reference: string): string {
  const mac = createHmac('sha256', formSecret).update(`${USES[kind]}\0${reference}`).digest();
  return mac.subarray(0, SIGNATURE_BYTES).toString('base64url');
}

/** Whether a signature is that of the reference, compared in constant time. */
export function isSignedReference(
  formSecret: string,
  kind: RecordKind,
  reference: string,
  signature: string,
): boolean {
  const expected = Buffer.from(signReference(formSecret, kind, reference));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What a visitor receives for a stored form: its reference, and the signature that the confirmation requires. */
export type Receipt = { reference: string; signature: string };

export const createReceipt = (formSecret: string, kind: RecordKind, reference: string): Receipt => ({
  reference,
  signature: signReference(formSecret, kind, reference),
});

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
