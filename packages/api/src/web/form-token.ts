import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormState } from './mount.ts';

/** How long a form is valid, in milliseconds: a day, since people rest while they fill it in. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Less time than a person needs to fill in a form, in milliseconds. */
export const MIN_FILL_TIME_MS = 3000;

/** `too-fast`: the form came back in less than 3 seconds. */
export type TokenVerdict = 'valid' | 'too-fast' | 'invalid';

/** What a token is good for: one form, under one idempotency key. */
export type TokenScope = { form: FormState['form']; key: string };

/** The time at which a form was rendered, signed for its scope so that it cannot be forged or used elsewhere. */
export function createFormToken(formSecret: string, scope: TokenScope, renderedAt: Date): string {
  const time = renderedAt.getTime().toString(36);
  return `${time}.${signTime(formSecret, scope, time)}`;
}

/** The time in a token, which was verified before. */
export const readRenderedAt = (token: string): Date => new Date(Number.parseInt(token, 36));

export function verifyFormToken(
  formSecret: string,
  scope: TokenScope,
  token: string,
  now: Date,
): TokenVerdict {
  const [time = '', signature = ''] = token.split('.', 2);
  const expected = Buffer.from(signTime(formSecret, scope, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age > LIFETIME_MS) return 'invalid';
  return age < MIN_FILL_TIME_MS ? 'too-fast' : 'valid';
}

function signTime(formSecret: string, { form, key }: TokenScope, time: string): string {
  return createHmac('sha256', formSecret).update(`form\0${form}\0${key}\0${time}`).digest('base64url');
}
