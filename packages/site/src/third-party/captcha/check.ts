import type { Locale } from '@longcovid/content';

import { CaptchaError } from './captcha-error.ts';
import { loadProvider } from './provider.ts';
import type { CaptchaAction, CaptchaState, Provider } from './types.ts';

/** The captcha of one form, without its interface. */
export type Check = {
  /** Starts, or restarts after a failure. */
  begin: () => void;
  /**
   * The token to send, created if there is none or it has expired; true requests a new one. Undefined as for a provider.
   * @throws CaptchaError
   */
  getToken: Provider['getToken'];
};

/** Creates the captcha of a form and reports its state. */
export function createCheck(
  action: CaptchaAction,
  locale: Locale,
  onStateChange: (state: CaptchaState) => void,
): Check {
  let provider: Promise<Provider> | undefined;

  async function withStatus<Result>(work: () => Promise<Result>, name: (result: Result) => Provider['name']) {
    onStateChange({ step: 'loading' });
    try {
      const result = await work();
      onStateChange({ step: 'ready', provider: name(result) });
      return result;
    } catch (error) {
      const failure = error instanceof CaptchaError ? error : new CaptchaError('execute', { cause: error });
      onStateChange({ step: 'failed', code: failure.code });
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
    getToken: async (isRenewed) => {
      const loaded = await obtain();
      return withStatus(
        () => loaded.getToken(isRenewed),
        () => loaded.name,
      );
    },
  };
}
