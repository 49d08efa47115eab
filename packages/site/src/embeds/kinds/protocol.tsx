import { FORMAT_LOCALE } from '@longcovid/content';
import type { Locale, Protocol } from '@longcovid/content';

import { localePath } from '../../pages.ts';
import { createLink } from './cards.ts';
import type { EmbedContext, Resolve } from '../embed-context.ts';
import type { Card } from '../embed-views.ts';

export const resolve: Resolve<'protocols'> = (_embed, context) => ({
  view: 'cards',
  layout: 'documents',
  items: context.loadRecords('protocols').map((protocol) => toCard(protocol, context)),
});

/** A plan is read, a consent form is signed. */
const SYMBOLS = { protocol: 'book', consent: 'clipboard' } as const;

function toCard(protocol: Protocol, { locale, loadMessages, findListedPdf }: EmbedContext): Card {
  const { id, kind, cohort, label, title, body, versionDate, href, linkLabel, sample } = protocol;
  const messages = loadMessages();
  // Without its own text, its title links to the page that has it.
  const hasOwnPage = body.length > 0;
  return {
    id,
    title,
    href: hasOwnPage ? localePath(locale, `/study-materials/${id}`) : (href ?? undefined),
    details: [
      label,
      messages[`material.protocol.${kind}`] ?? '',
      ...(versionDate === null ? [] : [formatVersion(versionDate, locale, messages)]),
    ],
    link: hasOwnPage ? createLink(href, linkLabel) : undefined,
    pdf: findListedPdf(locale, 'protocol', protocol),
    isSample: sample,
    thumbnail: { symbol: SYMBOLS[kind], cohort },
  };
}

/** Formats the date of a version. */
function formatVersion(day: string, locale: Locale, messages: Readonly<Record<string, string>>): string {
  const date = new Intl.DateTimeFormat(FORMAT_LOCALE[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
  return messages['material.protocol.version']?.replace('{date}', date) ?? date;
}
