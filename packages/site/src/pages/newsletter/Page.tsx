import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import * as styles from '../../embeds/Article.css.ts';
import { PagePdf } from '../../features/documents/PagePdf.tsx';
import type { RecordPdf } from '../../features/documents/find-pdf.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { MediaLayout, type MediaData } from '../../layouts/MediaLayout.tsx';
import { localePath } from '../../pages.ts';

/** An issue of the newsletter: its text, the other issues, and its PDF. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const { pdf, ...content } = useLoaderData<MediaData & { pdf: RecordPdf | null }>();
  return (
    <>
      <MediaLayout {...content}>
        <p className={styles.note}>
          <Link href={localePath(locale, '/stay-informed#newsletters')}>
            {intl.formatMessage({ id: 'article.newsletter.back' })}
          </Link>
        </p>
      </MediaLayout>
      {pdf && <PagePdf heading={content.heading} pdf={pdf} />}
    </>
  );
}
