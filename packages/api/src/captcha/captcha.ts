/** What an answer was asked for; the same names stand beside the stored records. */
export type CaptchaAction = 'join' | 'contact';

/** `spend`: SHA-256 of what makes the answer unique, so that it counts once; null when there is nothing to use up. */
export type CaptchaVerdict = { passed: true; tokenHash: string | null } | { passed: false };

/** Work for the visitor's device: the `counter` whose key begins with `keyPrefix` has to be found (ALTCHA, second version). */
export type CaptchaChallenge = { parameters: object; signature: string };

/** What a browser needs to begin, by provider. `lifetime`: seconds until another challenge must be asked for. */
export type CaptchaStart =
  | { provider: 'none' }
  | { provider: 'altcha'; challenge: CaptchaChallenge; lifetime: number }
  | { provider: 'recaptcha-v3'; siteKey: string };

/** Tells people and robots apart. */
export type Captcha = {
  start: () => Promise<CaptchaStart>;
  /** Judges the answer that came with a form. Never throws for an answer, however it was made up. */
  verify: (token: string, action: CaptchaAction) => Promise<CaptchaVerdict>;
};

export const REJECTED: CaptchaVerdict = { passed: false };

/** Lets everyone pass. */
export const noCaptcha: Captcha = {
  start: () => Promise.resolve({ provider: 'none' }),
  verify: () => Promise.resolve({ passed: true, tokenHash: null }),
};
