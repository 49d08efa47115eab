import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { CalendarDate } from '../../embeds/CalendarDate.tsx';
import * as styles from '../../embeds/Article.css.ts';
import { MediaLayout, type MediaData } from '../../layouts/MediaLayout.tsx';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { SPACE } from '../../shell/space.ts';

/** News or a case study, with its date and a link to the others. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const { date, ...content } = useLoaderData<MediaData & { date: string | null }>();
  return (
    <MediaLayout {...content}>
      <p className={styles.note}>
        {date && (
          <span className={styles.detail}>
            {intl.formatMessage({ id: 'article.updated' }, { date: <CalendarDate date={date} /> })}
          </span>
        )}
        {SPACE}
        <Link href={localePath(locale, '/stay-informed')}>
          {intl.formatMessage({ id: 'article.update.back' })}
        </Link>
      </p>
    </MediaLayout>
  );
}
