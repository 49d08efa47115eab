import type { Locale } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

import { notFoundPage, pages, type PageLine } from './pages.ts';
import type { PageData, ShellData } from './shell/shell-data.ts';

type LoaderModule = { load: (context: LoaderContext) => object | Promise<object> };

/** What a page's loader is given. It returns plain data: the page's JSON file is made of it. */
export type LoaderContext = {
  content: ReturnType<typeof loadContent>;
  locale: Locale;
  page: PageLine;
  url: URL;
};

const loaderModules = import.meta.glob<LoaderModule>('./pages/*/loader.ts', { eager: true });

/** A page's data: its own, or its record's heading, lead and prose when it has no loader. */
export async function loadPage(page: PageLine, locale: Locale, url: URL): Promise<PageData> {
  const content = loadContent(locale);
  const record = content.pages[page.id];
  if (!record)
    throw new Error(`The page table names '${page.id}', but content has no page record of that name.`);
  const { title, description, ...words } = record;
  const own = await loaderModules[`./pages/${page.id}/loader.ts`]?.load({ content, locale, page, url });
  return { seo: { title, description }, ...words, ...own };
}

/** The shell's data: the programme and the headings of all pages. */
export function loadShell(locale: Locale): ShellData {
  const { programme, pages: records } = loadContent(locale);
  const headings = [...pages, notFoundPage].map(({ id }) => [id, records[id]?.heading] as const);
  return {
    programme,
    headings: Object.fromEntries(headings.filter((entry): entry is [string, string] => Boolean(entry[1]))),
  };
}
