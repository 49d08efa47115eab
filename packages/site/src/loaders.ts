import type { Locale } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

import { getTemplate, type PageDefinition } from './pages.ts';
import type { PageData, ShellData } from './shell/shell-data.ts';

type LoaderModule = { load: (context: LoaderContext) => object | Promise<object> };

/** What a page's loader is given. It returns plain data: the page's JSON file is made of it. */
export type LoaderContext = {
  content: ReturnType<typeof loadContent>;
  locale: Locale;
  page: PageDefinition;
  url: URL;
};

const loaderModules = import.meta.glob<LoaderModule>('./pages/*/loader.ts', { eager: true });

/**
 * A page's data: its record's title, description, heading, lead and prose, and what its own loader adds or replaces.
 * A page that is made of another kind of record gets all of it from its loader.
 */
export async function loadPage(page: PageDefinition, locale: Locale, url: URL): Promise<PageData> {
  const content = loadContent(locale);
  const { title, description, ...record } = content.pages[page.id] ?? {};
  const own = await loaderModules[`./pages/${getTemplate(page, locale)}/loader.ts`]?.load({
    content,
    locale,
    page,
    url,
  });
  const data = { ...(title && description && { seo: { title, description } }), ...record, ...own };
  if (!('seo' in data) || !('heading' in data))
    throw new Error(`The page table names '${page.id}', but content has no page record of that name.`);
  return data as PageData;
}

/** The shell's data: the programme. */
export const loadShell = (locale: Locale): ShellData => ({ programme: loadContent(locale).programme });
