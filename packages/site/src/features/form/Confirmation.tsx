import type { Prose as ProseTree } from '@longcovid/content';
import { announce } from '@longcovid/ui/announcer';
import { Notice } from '@longcovid/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { useHydrated } from '../../hydration/useHydrated.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Form.css.ts';

/** Data of a confirmation besides its page's text. */
export type ConfirmationData = {
  nextSteps: { title: string; body: ProseTree };
  demonstrationNotice: string | null;
};

type Props = {
  reference: string;
  data: PageContent & ConfirmationData;
  message: 'join.sent.reference' | 'contact.sent.reference' | 'alerts.sent.reference';
  /** What was sent. */
  children?: ReactNode;
};

/** The body of a confirmation: receipt, reference, next steps, how to withdraw. */
export function Confirmation({ reference, data, message, children }: Props) {
  const intl = useIntl();
  const { lead } = data;
  const [isAnswer] = useState(useHydrated());
  // Orca says no heading that takes focus from something that is gone, such as the form that was sent.
  useEffect(() => {
    if (isAnswer) announce(lead);
  }, [isAnswer, lead]);
  return (
    <>
      <p>{lead}</p>
      {data.demonstrationNotice && <Notice tone="info">{data.demonstrationNotice}</Notice>}
      <p>
        {intl.formatMessage(
          { id: message },
          { reference: <strong className={styles.reference}>{reference}</strong> },
        )}
      </p>
      {children}
      <h2>{data.nextSteps.title}</h2>
      <Prose blocks={data.nextSteps.body} />
      <Prose blocks={data.body} />
    </>
  );
}
