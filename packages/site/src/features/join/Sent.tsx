import { Notice } from '@longcovid/ui/notice';
import { useIntl } from 'react-intl';

import type { JoinSentData } from '../../pages/join-sent/loader.ts';
import type { PageWords } from '../../shell/PageFrame.tsx';
import { Prose } from '../../shell/Prose.tsx';
import { useLocale } from '../../words/useLocale.ts';
import * as styles from './Join.css.ts';

/** What follows the heading of a confirmation: that it arrived, the reference, what happens next, how to withdraw. */
export function Sent({ reference, data }: { reference: string; data: PageWords & JoinSentData }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <p>{data.lead}</p>
      {data.demonstrationNotice && (
        <Notice tone="info" locale={locale}>
          {data.demonstrationNotice}
        </Notice>
      )}
      <p>
        {intl.formatMessage(
          { id: 'join.sent.reference' },
          { reference: <strong className={styles.reference}>{reference}</strong> },
        )}
      </p>
      <h2>{data.nextSteps.title}</h2>
      <Prose blocks={data.nextSteps.body} />
      <Prose blocks={data.body} />
    </>
  );
}
