import type { Locale } from '@longcovid/content';

import { CaptchaError, ownScript } from './captcha-error.ts';
import { fetchStart, type CaptchaStart } from './start.ts';

/** What the answer is for; the service compares it. */
export type CaptchaAction = 'join' | 'contact';

/** A check that has begun well. */
export type Provider = {
  name: CaptchaStart['provider'];
  /** The answer to send with the form; `isRenewed` asks for another one than before. */
  answer: (isRenewed: boolean) => Promise<string>;
};

/**
 * Begins the check that the service is configured for.
 * @throws CaptchaError with what failed.
 */
export async function loadProvider(action: CaptchaAction, locale: Locale): Promise<Provider> {
  const start = await fetchStart();
  switch (start.provider) {
    case 'none':
      return { name: 'none', answer: () => Promise.resolve('') };
    case 'altcha': {
      const { altcha } = await ownScript(import('./altcha.ts'));
      return altcha(start);
    }
    case 'recaptcha-v3': {
      const { recaptcha } = await ownScript(import('./recaptcha.ts'));
      return recaptcha(start.siteKey, action, locale);
    }
    default:
      throw new CaptchaError('noVersion');
  }
}
