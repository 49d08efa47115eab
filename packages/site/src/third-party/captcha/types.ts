import type { CaptchaErrorCode } from './captcha-error.ts';
import type { CaptchaStart } from './start.ts';

/** The action of the token, which the service verifies. */
export type CaptchaAction = 'join' | 'contact' | 'alert';

/** A captcha that has started. */
export type Provider = {
  name: CaptchaStart['provider'];
  /** The token to send with the form; `isRenewed` requests a new one. */
  getToken: (isRenewed: boolean) => Promise<string>;
};

/** The state of the captcha of one form. */
export type CaptchaState =
  | { step: 'not-loaded' | 'loading' }
  | { step: 'ready'; provider: Provider['name'] }
  | { step: 'failed'; code: CaptchaErrorCode };
