import type { Configuration } from '../config/environment.ts';

/** `spend`: SHA-256 of the answer, so that it counts once; null when there is nothing to use up. */
export type CaptchaVerdict = { passed: true; spend: string | null } | { passed: false };

/** Judges the answer that came with a form. */
export type Captcha = { verify: (token: string) => Promise<CaptchaVerdict> };

/** Lets everyone pass. */
export const noCaptcha: Captcha = { verify: () => Promise.resolve({ passed: true, spend: null }) };

/** The provider that was configured. */
export function captchaOf(provider: Configuration['captchaProvider']): Captcha {
  return { none: noCaptcha }[provider];
}
