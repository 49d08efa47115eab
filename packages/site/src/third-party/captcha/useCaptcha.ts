import { useRef, useState } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import type { Check } from './check.ts';
import type { CaptchaAction, CaptchaState } from './types.ts';

export type Captcha = {
  state: CaptchaState;
  /** Begins the check, once; called at the first input, so that nothing is loaded for a reader. */
  begin: () => void;
  /** Begins it anew after it failed. */
  retry: () => void;
  /** The answer to send; true asks for another than before. Throws when there is none. */
  answer: Check['answer'];
};

/** The check that tells people and robots apart, for one form. All of its script is fetched when the form is begun. */
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
      setState({ step: 'failed', fault: 'load' });
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
    answer: async (isRenewed) => (await obtain()).answer(isRenewed),
  };
}
