import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { ThumbnailRow } from '../features/documents/ThumbnailRow.tsx';
import { PdfDownload } from '../features/documents/PdfDownload.tsx';
import { Prose } from '../shell/Prose.tsx';
import * as styles from './Article.css.ts';
import { CalendarDate } from './CalendarDate.tsx';
import type { Card, View, Views } from './embed-views.ts';
import { View as Contact } from './kinds/programme.tsx';

type ViewProps<Name extends View['view']> = Extract<View, { view: Name }>;

/** The views of every article page. */
export const embedComponents: Views = {
  cards: Cards,
  disclosures: Disclosures,
  contact: Contact,
};

function Cards({ items }: ViewProps<'cards'>) {
  const intl = useIntl();
  if (items.length === 0) return <p>{intl.formatMessage({ id: 'article.noMatches' })}</p>;
  // Links without a title are a plain list.
  if (items.every(({ title }) => title === '')) {
    return (
      <ul className={styles.links}>
        {items.map(({ id, link }) => (
          <li key={id}>{link && <CardLink {...link} />}</li>
        ))}
      </ul>
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
    <ul role="list" className={styles.cards}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          <CardText {...item} />
        </li>
      ))}
    </ul>
  );
}

function CardText({ title, href, date, details = [], text, body, link, pdf, isSample }: Card) {
  const intl = useIntl();
  return (
    <ThumbnailRow pdf={pdf}>
      <h3 className={styles.cardHeading}>{href ? <Link href={href}>{title}</Link> : title}</h3>
      {(date ?? details.length > 0) && (
        <p className={styles.details}>
          {details.map((detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ))}
          {date && <CalendarDate date={date} />}
        </p>
      )}
      {isSample && (
        <p className={styles.tagLine}>
          <strong className={styles.tag}>{intl.formatMessage({ id: 'article.sample' })}</strong>
        </p>
      )}
      {text && <p>{text}</p>}
      {body && <Prose blocks={body} />}
      {link && (
        <p>
          <CardLink {...link} />
        </p>
      )}
      {pdf && <PdfDownload pdf={pdf} />}
    </ThumbnailRow>
  );
}

function CardLink({ href, label, opensNewWindow = false }: NonNullable<Card['link']>) {
  return (
    <Link href={href} isNewWindow={opensNewWindow}>
      {label}
    </Link>
  );
}

function Disclosures({ items }: ViewProps<'disclosures'>) {
  return items.map(({ id, title, info, body, pdf }) => (
    <Disclosure key={id} id={id} summary={title} headingLevel={3}>
      <ThumbnailRow pdf={pdf}>
        {info && <p className={styles.details}>{info}</p>}
        <Prose blocks={body} />
        {pdf && <PdfDownload pdf={pdf} />}
      </ThumbnailRow>
    </Disclosure>
  ));
}
