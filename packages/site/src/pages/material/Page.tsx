import { Link } from '@longcovid/ui/link';
import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { Facts } from '../../embeds/CardText.tsx';
import { CalendarDate } from '../../embeds/CalendarDate.tsx';
import * as styles from '../../embeds/Article.css.ts';
import { PagePdf } from '../../features/documents/PagePdf.tsx';
import type { DocumentData } from '../../features/documents/document-data.ts';
import { Scene } from '../../pictures/Scene.tsx';
import { scenes } from '../../pictures/scenes.ts';
import { aside } from '../../shell/layout.css.ts';

/** A document as a web page: type, group, version; its text; then its PDF. */
export function Page() {
  const { details, date, back, scene, pdf, ...content } = useLoaderData<ArticleData & DocumentData>();
  return (
    <>
      <Article
        {...content}
        besideLead={
          scene && !content.keyPoints ? (
            <p className={aside}>
              <Scene file={scenes[scene]} />
            </p>
          ) : undefined
        }
      >
        <p className={styles.note}>
          <Facts facts={details} />
          {date !== null && <CalendarDate date={date} />}
        </p>
        <p>
          <Link href={back.href}>{back.label}</Link>
        </p>
      </Article>
      {pdf && <PagePdf heading={content.heading} pdf={pdf} date={date ?? undefined} />}
    </>
  );
}
