import { Button } from '@longcovid/ui/button';
import { Link } from '@longcovid/ui/link';
import type { ReactNode } from 'react';
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
      {state.step === 'ready' && state.provider === 'recaptcha-v3' && <GoogleNotice />}
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

/** Google asks for it where the badge is hidden. */
function GoogleNotice() {
  const linkTo = (document: 'privacy' | 'terms') => (text: ReactNode[]) => (
    <Link href={`https://policies.google.com/${document}`}>{text}</Link>
  );
  return (
    <p>
      {useIntl().formatMessage(
        { id: 'captcha.recaptcha' },
        { privacy: linkTo('privacy'), terms: linkTo('terms') },
      )}
    </p>
  );
}
