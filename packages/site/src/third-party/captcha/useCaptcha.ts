import { useRef, useState } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import type { Check } from './check.ts';
import type { CaptchaAction, CaptchaState } from './types.ts';

export type Captcha = {
  state: CaptchaState;
  /** Starts the captcha once; call it at the first input, so that readers load nothing. */
  begin: () => void;
  /** Restarts it after a failure. */
  retry: () => void;
  /** The token to send; true requests a new one. Throws when there is none. */
  getToken: Check['getToken'];
};

/** The captcha of one form. Its script loads at the first input. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const locale = useLocale();
  const [state, setState] = useState<CaptchaState>({ step: 'not-loaded' });
  const check = useRef<Promise<Check>>(undefined);

  const obtain = async (): Promise<Check> => {
    try {
      check.current ??= import('./check.ts').then((loaded) => loaded.createCheck(action, locale, setState));
      return await check.current;
    } catch (error) {
      check.current = undefined;
      setState({ step: 'failed', code: 'load' });
      throw error;
    }
  };
  const start = () => {
    setState({ step: 'loading' });
    obtain().then(
      ({ begin }) => begin(),
      (error: unknown) => console.warn(error),
    );
  };

  return {
    state,
    begin: () => {
      if (state.step === 'not-loaded') start();
    },
    retry: start,
    getToken: async (isRenewed) => (await obtain()).getToken(isRenewed),
  };
}
