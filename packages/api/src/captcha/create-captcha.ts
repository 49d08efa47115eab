import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { noCaptcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';
import type { CaptchaSettings } from './settings.ts';

/** Creates the configured provider. `warn` receives a message when an external provider cannot be reached. */
export function createCaptcha(
  settings: CaptchaSettings,
  formSecret: string,
  warn: (text: string) => void,
): Captcha {
  switch (settings.provider) {
    case 'altcha':
      return createAltcha(formSecret);
    case 'recaptcha-v3':
      return createRecaptcha({ siteKey: settings.siteKey, secret: settings.secret, warn });
    case 'none':
      return noCaptcha;
  }
}
