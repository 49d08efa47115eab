import type { Locale } from '@longcovid/content';

import { CaptchaError } from './captcha-error.ts';
import { loadProvider } from './provider.ts';
import type { CaptchaAction, CaptchaState, Provider } from './types.ts';

/** The check of one form. */
export type Check = {
  /** Starts, or restarts after a failure. */
  begin: () => void;
  /**
   * The response to send, created if there is none or it has expired; true requests a new one.
   * @throws CaptchaError
   */
  answer: (isRenewed: boolean) => Promise<string>;
};

/** Creates the captcha of a form and reports its status. */
export function createCheck(
  action: CaptchaAction,
  locale: Locale,
  tell: (state: CaptchaState) => void,
): Check {
  let provider: Promise<Provider> | undefined;

  async function withStatus<Result>(work: () => Promise<Result>, name: (result: Result) => Provider['name']) {
    tell({ step: 'loading' });
    try {
      const result = await work();
      tell({ step: 'ready', provider: name(result) });
      return result;
    } catch (error) {
      const failure = error instanceof CaptchaError ? error : new CaptchaError('execute', { cause: error });
      tell({ step: 'failed', fault: failure.fault });
      throw failure;
    }
  }
  async function load(): Promise<Provider> {
    try {
      return await withStatus(
        () => loadProvider(action, locale),
        ({ name }) => name,
      );
    } catch (error) {
      provider = undefined;
      throw error;
    }
  }
  const obtain = () => (provider ??= load());

  return {
    begin: () => {
      obtain().catch((error: unknown) => console.warn('[@longcovid/site] The captcha failed.', error));
    },
    answer: async (isRenewed) => {
      const loaded = await obtain();
      return withStatus(
        () => loaded.answer(isRenewed),
        () => loaded.name,
      );
    },
  };
}
