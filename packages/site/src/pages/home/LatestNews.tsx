import type { News } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';

import { CalendarDate } from '../../embeds/CalendarDate.tsx';
import * as styles from './Home.css.ts';
import { PlainSection } from './PlainSection.tsx';

/** Where the studies stand, the newest first. */
export function LatestNews({ section, news }: { section: Section; news: News[] }) {
  return (
    <PlainSection section={section}>
      <ol className={styles.news}>
        {news.map(({ id, date, title, summary, href }) => (
          <li key={id} className={styles.newsItem}>
            <p className={styles.small}>
              <CalendarDate date={date} />
            </p>
            <h3 className={styles.cardHeading}>{href === null ? title : <Link href={href}>{title}</Link>}</h3>
            <p>{summary}</p>
          </li>
        ))}
      </ol>
    </PlainSection>
  );
}
