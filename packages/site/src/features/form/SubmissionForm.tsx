import type { FormState } from '@longcovid/content/forms';
import { Button } from '@longcovid/ui/button';
import { Form, type FormProps } from '@longcovid/ui/form';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { CaptchaStatus } from '../../third-party/captcha/CaptchaStatus.tsx';
import type { Captcha } from '../../third-party/captcha/useCaptcha.ts';
import * as styles from './Form.css.ts';
import { HiddenFields } from './HiddenFields.tsx';

type Props = Pick<FormProps, 'action' | 'headingLevel'> & {
  /** Area of its messages: `<area>.send`, `<area>.sending`, `<area>.switchWarning`. */
  messageArea: 'join' | 'contact' | 'alerts';
  /** From `useSendForm`: props of the form and of the captcha. */
  formProps: Omit<FormProps, 'children'>;
  captcha: Captcha;
  state: FormState | undefined;
  /** The fields and the privacy notice. */
  children: ReactNode;
};

/** The frame of every form for the service: warning before script, hidden fields, button, captcha. */
export function SubmissionForm({
  messageArea: area,
  action,
  formProps,
  captcha,
  state,
  headingLevel,
  children,
}: Props) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `${area}.${id}` });
  return (
    <Form {...formProps} action={action} headingLevel={headingLevel}>
      {({ isPending }) => (
        <div className={styles.form}>
          <noscript>
            <p>{t('switchWarning')}</p>
          </noscript>
          <HiddenFields state={state} />
          {children}
          <div>
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('sending')}>
              {t('send')}
            </Button>
          </div>
          {/* Below the button: its text changes, and the button must not move under a finger. */}
          <CaptchaStatus captcha={captcha} />
        </div>
      )}
    </Form>
  );
}
