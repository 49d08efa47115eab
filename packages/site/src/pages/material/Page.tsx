import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { CalendarDate } from '../../embeds/CalendarDate.tsx';
import * as styles from '../../embeds/Article.css.ts';
import { PdfCard } from '../../features/documents/PdfCard.tsx';
import { PdfLink } from '../../features/documents/PdfLink.tsx';
import type { DocumentData } from '../../features/documents/document-data.ts';
import { Picture } from '../../pictures/Picture.tsx';
import * as frame from '../../shell/Page.css.ts';

/** A document as a web page: type, group, version; its text; then its PDF. */
export function Page() {
  const noDate = useIntl().formatMessage({ id: 'material.noDate' });
  const { pathname } = useLocation();
  const { details, date, back, picture, pdf, ...content } = useLoaderData<ArticleData & DocumentData>();
  const title = `${content.heading} (PDF)`;
  return (
    <>
      <Article {...content}>
        <p className={styles.note}>
          {details.map((detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ))}
          {date === null ? <span>{noDate}</span> : <CalendarDate date={date} />}
        </p>
        <p>
          <Link href={back.href}>{back.label}</Link>
        </p>
        {/* The words above it say what the document is. */}
        <Picture name={picture} isDecorative />
      </Article>
      {pdf && (
        <div className={frame.page}>
          <PdfCard
            title={title}
            headingLevel={2}
            pdf={pdf}
            date={date ?? undefined}
            version={date === null ? noDate : undefined}
          >
            <PdfLink title={title} href={pdf.href} webHref={`${pathname}#main`} />
          </PdfCard>
        </div>
      )}
    </>
  );
}
