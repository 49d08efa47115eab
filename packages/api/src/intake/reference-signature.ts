import { createHmac, timingSafeEqual } from 'node:crypto';
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
export function signReference(formSecret: string, kind: RecordKind, reference: string): string {
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
