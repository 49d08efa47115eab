import type { CaptchaErrorCode } from './captcha-error.ts';
import type { CaptchaStart } from './start.ts';

/** The action of the token, which the service verifies. */
export type CaptchaAction = 'join' | 'contact' | 'alert';

/** A captcha that has started. */
export type Provider = {
  name: CaptchaStart['provider'];
  /**
   * The token to send with the form; `isRenewed` requests a new one. Undefined where the browser cannot create one: the
   * form is then posted as without script.
   */
  getToken: (isRenewed: boolean) => Promise<string | undefined>;
};

/** The state of the captcha of one form. */
export type CaptchaState =
  | { step: 'not-loaded' | 'loading' }
  | { step: 'ready'; provider: Provider['name'] }
  | { step: 'failed'; code: CaptchaErrorCode };
