import { useRef, useState } from 'react';

import { useLocale } from '../../words/useLocale.ts';
import { CaptchaError, type CaptchaFault, ownScript } from './captcha-error.ts';
import type { CaptchaAction, Provider } from './provider.ts';

/** Where the check stands. */
export type CaptchaState =
  | { step: 'not-loaded' | 'loading' }
  | { step: 'ready'; provider: Provider['name'] }
  | { step: 'failed'; fault: CaptchaFault };

export type Captcha = {
  state: CaptchaState;
  /** Begins the check, once; called at the first input, so that nothing is loaded for a reader. */
  begin: () => void;
  /** Begins it anew after it failed. */
  retry: () => void;
  /**
   * The answer to send, made first if there is none or it has become too old.
   * @throws CaptchaError
   */
  answer: (isRenewed: boolean) => Promise<string>;
};

const asCaptchaError = (error: unknown): CaptchaError =>
  error instanceof CaptchaError ? error : new CaptchaError('execute', { cause: error });

/** The check that tells people and robots apart, for one form. Its script is fetched when the form is begun. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const locale = useLocale();
  const [state, setState] = useState<CaptchaState>({ step: 'not-loaded' });
  const provider = useRef<Promise<Provider>>(undefined);

  const fail = (error: unknown): never => {
    const failure = asCaptchaError(error);
    setState({ step: 'failed', fault: failure.fault });
    throw failure;
  };
  const load = async (): Promise<Provider> => {
    setState({ step: 'loading' });
    try {
      const { loadProvider } = await ownScript(import('./provider.ts'));
      const loaded = await loadProvider(action, locale);
      setState({ step: 'ready', provider: loaded.name });
      return loaded;
    } catch (error) {
      provider.current = undefined;
      return fail(error);
    }
  };
  const obtain = () => (provider.current ??= load());
  const start = () => {
    obtain().catch((error: unknown) => console.warn('[@longcovid/site] The captcha failed.', error));
  };

  return {
    state,
    begin: () => {
      if (state.step === 'not-loaded') start();
    },
    retry: start,
    answer: async (isRenewed) => {
      const loaded = await obtain();
      if (!isRenewed && loaded.isGood()) return loaded.answer(false).catch(fail);
      setState({ step: 'loading' });
      const token = await loaded.answer(isRenewed).catch(fail);
      setState({ step: 'ready', provider: loaded.name });
      return token;
    },
  };
}
