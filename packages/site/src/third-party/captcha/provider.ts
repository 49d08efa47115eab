import type { Locale } from '@longcovid/content';

import { CaptchaError, ownScript } from './captcha-error.ts';
import { fetchStart } from './start.ts';
import type { CaptchaAction, Provider } from './types.ts';

/**
 * Starts the captcha of the service's provider.
 * @throws CaptchaError
 */
export async function loadProvider(action: CaptchaAction, locale: Locale): Promise<Provider> {
  const start = await fetchStart();
  switch (start.provider) {
    case 'none':
      return { name: 'none', getToken: () => Promise.resolve('') };
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
