import { Button } from '@longcovid/ui/button';
import { useIntl } from 'react-intl';

import type { Captcha } from './useCaptcha.ts';

/**
 * The status of the captcha as text. Announces only failures, so that it does not interrupt typing. The initial text
 * also holds without script, when the service checks the time to fill in the form.
 */
export function CaptchaStatus({ captcha: { state, retry } }: { captcha: Captcha }) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `captcha.${id}` });
  const steps = { 'not-loaded': '', loading: t('loading'), ready: t('ready'), failed: '' };
  return (
    <div data-captcha={state.step}>
      {/* A status that assistive technology can find, without announcements while a person types. */}
      <p role="status" aria-live="off">
        {t('about')} {steps[state.step]}
      </p>
      {state.step === 'ready' && state.provider === 'recaptcha-v3' && <p>{t('recaptcha')}</p>}
      <div role="status">
        {state.step === 'failed' && (
          <p>
            {intl.formatMessage(
              { id: 'captcha.failed' },
              { reason: intl.formatMessage({ id: `problem.captcha.${state.code}` }) },
            )}
          </p>
        )}
      </div>
      {state.step === 'failed' && (
        <Button type="button" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
