import { loadRecord } from '@longcovid/content/load';

import type { LoaderContext } from '../../loaders.ts';
import { localizePath, pages } from '../../pages.ts';
import { pageHeading } from '../page-heading.ts';

/** The text of the notice, the untranslated page, and the page with its text in this language, if any. */
export function load({ content, locale, page }: LoaderContext) {
  const record = content.pages['not-translated'];
  const heading = pageHeading('en', page.id);
  if (!record || !heading)
    throw new Error(
      `'${page.id}' is in English only, but content lacks its record or the record 'not-translated'.`,
    );
  const { title, description, ...text } = record;
  const alternate = pages.find(({ translatedAt }) => translatedAt === page.path);
  return {
    // Two pages that are not translated must not have one title.
    seo: { title: `${heading}: ${title}`, description },
    ...text,
    original: { href: page.path, title: heading },
    alternate: alternate && {
      href: localizePath(locale, page),
      title: loadRecord(locale, 'protocols', alternate.id).title,
    },
  };
}
