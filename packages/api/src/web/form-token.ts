import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a form is valid, in milliseconds: a day, since people rest while they fill it in. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Less time than a person needs to fill in a form, in milliseconds. */
export const MIN_FILL_TIME_MS = 3000;

/** `too-fast`: the form came back in less than 3 seconds. */
export type TokenVerdict = 'valid' | 'too-fast' | 'invalid';

/** The time at which a form was rendered, signed so that it cannot be forged. */
export function createFormToken(formSecret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signTime(formSecret, time)}`;
}

export function verifyFormToken(formSecret: string, token: string, now: Date): TokenVerdict {
  const [time = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signTime(formSecret, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age > LIFETIME_MS) return 'invalid';
  return age < MIN_FILL_TIME_MS ? 'too-fast' : 'valid';
}

function signTime(formSecret: string, time: string): string {
  return createHmac('sha256', formSecret).update(`form\0${time}`).digest('base64url');
}
