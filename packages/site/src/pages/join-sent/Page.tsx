import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import { useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router-dom';

import * as styles from '../../features/join/Join.css.ts';
import { readReference } from '../../features/join/reference.ts';
import { localePath } from '../../pages.ts';
import { PageFrame, type PageWords } from '../../shell/PageFrame.tsx';
import { Prose } from '../../shell/Prose.tsx';
import { useLocale } from '../../words/useLocale.ts';
import type { JoinSentData } from './loader.ts';

/** The confirmation: the reference, what happens next, how to withdraw. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const { nextSteps, demonstrationNotice, ...words } = useLoaderData<PageWords & JoinSentData>();
  const reference = readReference(useSearchParams()[0]);
  if (!reference) {
    return (
      <PageFrame {...words} heading={intl.formatMessage({ id: 'join.sent.none.heading' })} lead="" body={[]}>
        <p>{intl.formatMessage({ id: 'join.sent.none.body' })}</p>
        <p>
          <Link href={localePath(locale, '/join')} variant="primary">
            {intl.formatMessage({ id: 'shell.joinAction' })}
          </Link>
        </p>
      </PageFrame>
    );
  }
  return (
    <PageFrame {...words}>
      {demonstrationNotice && (
        <Notice tone="info" locale={locale}>
          {demonstrationNotice}
        </Notice>
      )}
      <p>
        {intl.formatMessage(
          { id: 'join.sent.reference' },
          { reference: <strong className={styles.reference}>{reference}</strong> },
        )}
      </p>
      <h2>{nextSteps.title}</h2>
      <Prose blocks={nextSteps.body} />
    </PageFrame>
  );
}
