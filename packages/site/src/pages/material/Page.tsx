import type { StudyMaterial } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router-dom';

import { Article, type ArticleWords } from '../../articles/Article.tsx';
import { CalendarDate } from '../../articles/CalendarDate.tsx';
import * as styles from '../../articles/Article.css.ts';
import { MaterialPicture } from '../../features/documents/MaterialPicture.tsx';
import { PdfCard } from '../../features/documents/PdfCard.tsx';
import { PdfLink } from '../../features/documents/PdfLink.tsx';
import type { RecordPdf } from '../../features/documents/pdf-of.ts';
import { localePath } from '../../pages.ts';
import * as frame from '../../shell/Page.css.ts';
import { useLocale } from '../../words/useLocale.ts';

type MaterialData = ArticleWords &
  Pick<StudyMaterial, 'type' | 'cohort' | 'date'> & { pdf: RecordPdf | null };

/** A study material as a web page: what it is, for whom, of when; all of its words; then its PDF. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { type, cohort, date, pdf, ...words } = useLoaderData<MaterialData>();
  const title = `${words.heading} (PDF)`;
  const say = (id: string) => intl.formatMessage({ id: `material.${id}` });
  return (
    <>
      <Article {...words}>
        <p className={styles.note}>
          <span className={styles.detail}>{say(`type.${type}`)}</span>
          <span className={styles.detail}>{say(`cohort.${cohort}`)}</span>
          <CalendarDate date={date} />
        </p>
        <p>
          <Link href={localePath(locale, '/study-materials')}>{say('back')}</Link>
        </p>
        <MaterialPicture type={type} />
      </Article>
      {pdf && (
        <div className={frame.page}>
          <PdfCard title={title} headingLevel={2} pdf={pdf} date={date}>
            <PdfLink title={title} href={pdf.href} webHref={`${pathname}#main`} />
          </PdfCard>
        </div>
      )}
    </>
  );
}
