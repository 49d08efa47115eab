import type { Locale } from '@longcovid/content';
import { loadMessages, loadRecords } from '@longcovid/content/load';

import type { ArticleBody, Card } from '../../embeds/embed-views.ts';
import { localePath } from '../../pages.ts';

type RelatedKind = 'updates' | 'caseStudies' | 'newsletters';

/** Few, for tired readers; newsletters are short lines. */
const SHOWN: Record<RelatedKind, number> = { updates: 3, caseStudies: 3, newsletters: 12 };

const HEADINGS: Record<RelatedKind, string> = {
  updates: 'article.update.more',
  caseStudies: 'article.caseStudy.more',
  newsletters: 'article.newsletter.more',
};

/** A heading and the newest other records of the same kind; nothing for none. Server only. */
export function findRelatedItems(
  { id: shown }: { id: string },
  kind: RelatedKind,
  locale: Locale,
): ArticleBody {
  const items = createCards[kind](locale).filter(({ id }) => id !== shown);
  if (items.length === 0) return [];
  const heading = loadMessages(locale)[HEADINGS[kind]];
  return [
    { type: 'heading', level: 2, id: 'more', children: [{ type: 'text', value: heading ?? '' }] },
    {
      type: 'view',
      view: 'cards',
      layout: kind === 'newsletters' ? undefined : 'news',
      items: items.slice(0, SHOWN[kind]),
    },
  ];
}

const createCards: Record<RelatedKind, (locale: Locale) => Card[]> = {
  updates: (locale) =>
    loadRecords(locale, 'updates').map(({ id, date, title, intro }) => ({
      id,
      date,
      title,
      text: intro,
      href: localePath(locale, `/stay-informed/updates/${id}`),
    })),
  caseStudies: (locale) =>
    loadRecords(locale, 'caseStudies').flatMap(({ id, title, intro, sample }) =>
      sample
        ? []
        : [{ id, title, text: intro, href: localePath(locale, `/stay-informed/case-studies/${id}`) }],
    ),
  newsletters: (locale) =>
    loadRecords(locale, 'newsletters').map(({ id, title }) => ({
      id,
      title,
      href: localePath(locale, `/stay-informed/newsletters/${id}`),
    })),
};
