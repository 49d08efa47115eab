import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a form stays good: people rest in the middle of it, so a day. In milliseconds. */
export const LIFETIME = 24 * 60 * 60 * 1000;
/** Faster than anyone can fill in a form, in milliseconds. */
export const HASTE = 3000;

/** `valid` with the form's age in words of trust: a form sent in under 3 seconds is `hasty`. */
export type TokenVerdict = 'valid' | 'hasty' | 'invalid';

/** The time at which a form was given out, signed so that a robot cannot make one up. */
export function newFormToken(formSecret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signatureOf(formSecret, time)}`;
}

/** Judges the token that came back with a form. */
export function judgeFormToken(formSecret: string, token: string, now: Date): TokenVerdict {
  const [time = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(formSecret, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age > LIFETIME) return 'invalid';
  return age < HASTE ? 'hasty' : 'valid';
}

function signatureOf(formSecret: string, time: string): string {
  return createHmac('sha256', formSecret).update(`form\0${time}`).digest('base64url');
}
