import { Disclosure } from '@longcovid/ui/disclosure';
import { useIntl } from 'react-intl';

import { Prose } from '../shell/Prose.tsx';
import * as styles from './Article.css.ts';
import { CalendarDate } from './CalendarDate.tsx';
import { CardLink, CardText } from './CardText.tsx';
import * as lists from './Lists.css.ts';
import { Tests, Topics } from './Topics.tsx';
import type { View, Views } from './embed-views.ts';
import { View as Contact } from './kinds/programme.tsx';

type ViewProps<Name extends View['view']> = Extract<View, { view: Name }>;

/** The views of every article page. */
export const embedComponents: Views = {
  cards: Cards,
  tests: Tests,
  topics: Topics,
  disclosures: Disclosures,
  contact: Contact,
};

function Cards({ layout, items }: ViewProps<'cards'>) {
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
    <ul role="list" className={layout ? lists[layout] : lists.rows}>
      {items.map(({ date, ...item }) =>
        layout === 'news' ? (
          <li key={item.id} className={lists.newsItem}>
            <p className={styles.details}>{date && <CalendarDate date={date} />}</p>
            <div>
              <CardText {...item} />
            </div>
          </li>
        ) : (
          <li key={item.id} className={layout === 'documents' ? styles.card : undefined}>
            <CardText {...item} date={date} />
          </li>
        ),
      )}
    </ul>
  );
}

function Disclosures({ items }: ViewProps<'disclosures'>) {
  return items.map(({ id, title, body }) => (
    <Disclosure key={id} id={id} summary={title} headingLevel={3}>
      <Prose blocks={body} />
    </Disclosure>
  ));
}
