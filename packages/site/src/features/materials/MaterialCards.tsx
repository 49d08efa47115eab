import { Link } from '@longcovid/ui/link';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import * as article from '../../embeds/Article.css.ts';
import { CalendarDate } from '../../embeds/CalendarDate.tsx';
import type { MaterialCard } from '../../embeds/embed-views.ts';
import { ThumbnailRow } from '../documents/ThumbnailRow.tsx';
import { PdfDownload } from '../documents/PdfDownload.tsx';
import { DownloadAll } from './DownloadAll.tsx';
import * as styles from './Materials.css.ts';

type Props = {
  materials: readonly MaterialCard[];
  /** The focusable heading. */
  headingRef: Ref<HTMLHeadingElement>;
};

/** The matches of the filters: the count, then a card with a link for each, or a text for none. */
export function MaterialCards({ materials, headingRef }: Props) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  return (
    <>
      <h3 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {t('materials.heading', { count: materials.length })}
      </h3>
      <DownloadAll pdfs={materials.flatMap(({ pdf }) => pdf ?? [])} />
      {materials.length === 0 && <p>{t('materials.empty')}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ul role="list" className={article.cards}>
        {materials.map(({ id, type, cohort, title, summary, date, href, pdf }) => (
          <li key={id} className={article.card}>
            <ThumbnailRow pdf={pdf}>
              <h4 className={article.cardHeading}>
                <Link href={href}>{title}</Link>
              </h4>
              <p className={article.details}>
                <span className={article.detail}>{t(`material.type.${type}`)}</span>
                <span className={article.detail}>{t(`material.cohort.${cohort}`)}</span>
                <CalendarDate date={date} />
              </p>
              <p>{summary}</p>
              {pdf && <PdfDownload pdf={pdf} />}
            </ThumbnailRow>
          </li>
        ))}
      </ul>
    </>
  );
}
