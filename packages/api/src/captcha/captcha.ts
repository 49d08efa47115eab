/** The form that a token was issued for. Also the `kind` of the stored record. */
export type CaptchaAction = 'join' | 'contact' | 'alert';

/** `tokenHash`: SHA-256 of what makes the token unique, so that it is accepted once; null if nothing is spent. */
export type CaptchaVerdict = { passed: true; tokenHash: string | null } | { passed: false };

/** ALTCHA version 2: the device searches the `counter` whose key begins with `keyPrefix`. */
export type CaptchaChallenge = { parameters: object; signature: string };

/** What a browser needs to start, by provider. `lifetime`: seconds until the challenge expires. */
export type CaptchaStart =
  | { provider: 'none' }
  | { provider: 'altcha'; challenge: CaptchaChallenge; lifetime: number }
  | { provider: 'recaptcha-v3'; siteKey: string };

/** Distinguishes people from bots. */
export type Captcha = {
  start: () => Promise<CaptchaStart>;
  /** Verifies the token of a submission. Does not throw, however malformed the token. */
  verify: (token: string, action: CaptchaAction) => Promise<CaptchaVerdict>;
};

export const REJECTED: CaptchaVerdict = { passed: false };

/** Accepts every submission. */
export const noCaptcha: Captcha = {
  start: () => Promise.resolve({ provider: 'none' }),
  verify: () => Promise.resolve({ passed: true, tokenHash: null }),
};
