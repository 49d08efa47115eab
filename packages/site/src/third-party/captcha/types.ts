import type { CaptchaFault } from './captcha-error.ts';
import type { CaptchaStart } from './start.ts';

/** What the answer is for; the service compares it. */
export type CaptchaAction = 'join' | 'contact';

/** A check that has begun well. */
export type Provider = {
  name: CaptchaStart['provider'];
  /** The answer to send with the form; `isRenewed` asks for another one than before. */
  answer: (isRenewed: boolean) => Promise<string>;
};

/** Where the check stands. */
export type CaptchaState =
  | { step: 'not-loaded' | 'loading' }
  | { step: 'ready'; provider: Provider['name'] }
  | { step: 'failed'; fault: CaptchaFault };
