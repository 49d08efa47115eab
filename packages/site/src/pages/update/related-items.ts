import type { Locale } from '@longcovid/content';
import { loadMessages, loadRecords } from '@longcovid/content/load';

import type { ArticleBody, Card } from '../../embeds/embed-views.ts';
import { localePath } from '../../pages.ts';

/** Few, for tired readers. */
const SHOWN = 3;

/** A heading and the newest other records of the same kind; nothing for none. Server only. */
export function findRelatedItems(
  { id: shown }: { id: string },
  kind: 'updates' | 'caseStudies',
  locale: Locale,
): ArticleBody {
  const items = createCards(kind, locale).filter(({ id }) => id !== shown);
  if (items.length === 0) return [];
  const heading = loadMessages(locale)[kind === 'updates' ? 'article.update.more' : 'article.caseStudy.more'];
  return [
    { type: 'heading', level: 2, id: 'more', children: [{ type: 'text', value: heading ?? '' }] },
    { type: 'view', view: 'cards', items: items.slice(0, SHOWN) },
  ];
}

function createCards(kind: 'updates' | 'caseStudies', locale: Locale): Card[] {
  if (kind === 'updates') {
    return loadRecords(locale, 'updates').map(({ id, date, title, intro }) => ({
      id,
      date,
      title,
      text: intro,
      href: localePath(locale, `/stay-informed/updates/${id}`),
    }));
  }
  return loadRecords(locale, 'caseStudies').map(({ id, title, intro, sample }) => ({
    id,
    title,
    text: intro,
    href: localePath(locale, `/stay-informed/case-studies/${id}`),
    isSample: sample,
  }));
}
