import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits, so that the link stays short enough to copy by hand. */
const SIGNATURE_BYTES = 16;

/**
 * Signs the reference of an alert: whoever has both can delete the alert.
 *
 * @returns 22 characters, base64url.
 */
export function signReference(formSecret: string, reference: string): string {
  const mac = createHmac('sha256', formSecret).update(`stop\0${reference}`).digest();
  return mac.subarray(0, SIGNATURE_BYTES).toString('base64url');
}

/** Whether a signature is that of the reference, compared in constant time. */
export function isSignedReference(formSecret: string, reference: string, signature: string): boolean {
  const expected = Buffer.from(signReference(formSecret, reference));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
