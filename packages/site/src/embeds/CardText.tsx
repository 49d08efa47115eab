import { Link } from '@longcovid/ui/link';
import { Fragment } from 'react';

import { PdfLinks } from '../features/documents/PdfLinks.tsx';
import { ThumbnailRow } from '../features/documents/ThumbnailRow.tsx';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { Prose } from '../shell/Prose.tsx';
import { SPACE } from '../shell/space.ts';
import * as styles from './Article.css.ts';
import { CalendarDate } from './CalendarDate.tsx';
import { Sample } from './EnrollmentProgress.tsx';
import type { Card } from './embed-views.ts';

/** A record in a list: its thumbnail beside title and details, then its text and links. */
export function CardText({ thumbnail, text, body, link, pdf, ...card }: Card & { headingLevel?: 3 | 4 }) {
  const heading = <CardHeading {...card} />;
  return (
    <>
      {thumbnail ? <ThumbnailRow picture={<Thumbnail {...thumbnail} />}>{heading}</ThumbnailRow> : heading}
      {text && <p className={pdf && styles.cardLine}>{text}</p>}
      {body && <Prose blocks={body} />}
      {link && (
        <p>
          <CardLink {...link} />
        </p>
      )}
      {pdf && <PdfLinks pdf={pdf} webHref={card.href} />}
    </>
  );
}

type HeadingProps = Pick<Card, 'title' | 'href' | 'date' | 'details' | 'isSample'> & {
  headingLevel?: 3 | 4;
};

function CardHeading({ title, href, date, details = [], isSample, headingLevel = 3 }: HeadingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className={styles.cardHeading}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
      {(isSample || date || details.length > 0) && (
        <p className={styles.details}>
          {isSample && <Sample />}
          <Facts facts={details} />
          {date && <CalendarDate date={date} />}
        </p>
      )}
    </>
  );
}

/** Short facts on a line. */
export const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact) => (
    <Fragment key={fact}>
      <span className={styles.detail}>{fact}</span>
      {SPACE}
    </Fragment>
  ));

/** A link of a record to another page or site. */
export function CardLink({ href, label, opensNewWindow = false }: NonNullable<Card['link']>) {
  return (
    <Link href={href} isNewWindow={opensNewWindow}>
      {label}
    </Link>
  );
}
