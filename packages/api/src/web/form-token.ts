import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a form stays good: people rest in the middle of it, so a day. In milliseconds. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Faster than anyone can fill in a form, in milliseconds. */
export const MIN_FILL_TIME_MS = 3000;

/** `valid` with the form's age in words of trust: a form sent in under 3 seconds is `too-fast`. */
export type TokenVerdict = 'valid' | 'too-fast' | 'invalid';

/** The time at which a form was given out, signed so that a robot cannot make one up. */
export function createFormToken(formSecret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signTime(formSecret, time)}`;
}

/** Judges the token that came back with a form. */
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
