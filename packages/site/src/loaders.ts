import type { Locale } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

import type { ArticleData } from './embeds/Article.tsx';
import { getTemplate, type PageDefinition } from './pages.ts';
import type { PageData, ShellData } from './shell/shell-data.ts';

type LoaderModule = { load: (context: LoaderContext) => object | Promise<object> };

/** Arguments of a page's loader. It returns plain data, which becomes the page's JSON file. */
export type LoaderContext = {
  content: ReturnType<typeof loadContent>;
  locale: Locale;
  page: PageDefinition;
  url: URL;
};

const loaderModules = import.meta.glob<LoaderModule>('./pages/*/loader.ts', { eager: true });

/**
 * A page's data: its record's title, description, heading, lead and prose, merged with the data of its own loader. For
 * other kinds of records the loader provides all data.
 */
export async function loadPage(page: PageDefinition, locale: Locale, url: URL): Promise<PageData> {
  const content = loadContent(locale);
  const template = getTemplate(page, locale);
  const { title, description, ...record } = content.pages[page.id] ?? {};
  const own = await loaderModules[`./pages/${template}/loader.ts`]?.load({
    content,
    locale,
    page,
    url,
  });
  const data = { ...(title && description && { seo: { title, description } }), ...record, ...own };
  if (!('seo' in data) || !('heading' in data))
    throw new Error(`The page table names '${page.id}', but content has no page record of that name.`);
  return { ...(hasHelpBeside(template, own) && { hasHelpBeside: true }), ...data } as PageData;
}

/** Templates that are as wide as the frame, or have something else beside their text. */
const WIDE = ['home', 'study-sites', 'materials', 'update', 'newsletter'];

/** Whether the third at the right of a page is free for help: nothing else is in it. */
const hasHelpBeside = (template: string, own: Partial<ArticleData> = {}): boolean =>
  !WIDE.includes(template) && !own.sections && !own.contents?.length;

/** The shell's data: the programme. */
export const loadShell = (locale: Locale): ShellData => ({ programme: loadContent(locale).programme });
