import type { Locale } from '@longcovid/content';

import { trustedScript } from '../trusted-types.ts';
import './Captcha.css.ts';
import { CaptchaError, withErrorCode } from './captcha-error.ts';
import type { CaptchaAction, Provider } from './types.ts';

type Recaptcha = {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
};

/** Timeout of Google's script and of its response, in milliseconds. */
const TIMEOUT = 20_000;

let loading: Promise<Recaptcha> | undefined;

/** `trustedtypes` asks for the edition that works under Trusted Types; `hl` is the language of what Google prints. */
const createScriptUrl = (siteKey: string, locale: Locale) =>
  `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey, hl: locale, trustedtypes: 'true' }).toString()}`;

function within<Result>(work: (resolve: (result: Result) => void, reject: (reason: Error) => void) => void) {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), TIMEOUT);
    work(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (reason) => {
        clearTimeout(timer);
        reject(reason);
      },
    );
  });
}

function load(siteKey: string, locale: Locale): Promise<Recaptcha> {
  return within((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(createScriptUrl(siteKey, locale));
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error('The script of reCAPTCHA did not load.'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    document.head.append(script);
  });
}

/** Google's score. The script loads once per page, at the first input; each token is new. */
export async function recaptcha(siteKey: string, action: CaptchaAction, locale: Locale): Promise<Provider> {
  if (siteKey === '') throw new CaptchaError('noKey');
  loading ??= load(siteKey, locale);
  const api = await withErrorCode('load', loading).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return {
    name: 'recaptcha-v3',
    getToken: () =>
      withErrorCode(
        'execute',
        within<string>((resolve, reject) => {
          api
            .execute(siteKey, { action })
            .then(resolve, () => reject(new Error('reCAPTCHA returned no token.')));
        }),
      ),
  };
}
