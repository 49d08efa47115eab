import type { CaptchaFault } from './captcha-error.ts';
import type { CaptchaStart } from './start.ts';

/** The action of the response, which the service verifies. */
export type CaptchaAction = 'join' | 'contact' | 'alert';

/** A check that has begun well. */
export type Provider = {
  name: CaptchaStart['provider'];
  /** The response to send with the form; `isRenewed` requests a new one. */
  answer: (isRenewed: boolean) => Promise<string>;
};

/** Where the check stands. */
export type CaptchaState =
  | { step: 'not-loaded' | 'loading' }
  | { step: 'ready'; provider: Provider['name'] }
  | { step: 'failed'; fault: CaptchaFault };
