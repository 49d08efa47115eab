import { loadContent } from '@longcovid/content/load';

import type { LoaderContext } from '../../loaders.ts';

/** The words that say it, and the page that is not translated. */
export function load({ content, page }: LoaderContext) {
  const record = content.pages['not-translated'];
  const original = loadContent('en').pages[page.id];
  if (!record || !original)
    throw new Error(
      `'${page.id}' is in English only, but content lacks its record or the record 'not-translated'.`,
    );
  const { title, description, ...words } = record;
  return {
    // Two pages that are not translated must not have one title.
    seo: { title: `${original.heading}: ${title}`, description },
    ...words,
    original: { href: page.path, title: original.heading },
  };
}
