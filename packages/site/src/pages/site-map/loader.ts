import type { LoaderContext } from '../../loaders.ts';
import { getLanguages, localePath, getTemplate, pages, type PageDefinition } from '../../pages.ts';
import { pageHeading } from '../page-heading.ts';

/** A page with the pages below it. */
export type SiteMapEntry = {
  href: string;
  /** Its heading. Undefined for the home page, which has a fixed label. */
  label?: string;
  /** True when the page is in English only. */
  isInEnglish: boolean;
  below: SiteMapEntry[];
};

export type SiteMapData = { entries: SiteMapEntry[] };

/** Parents of pages whose path does not begin with that of the parent. */
const LED_TO_FROM: Readonly<Record<string, string>> = {
  '/study-sites': '/',
  '/louisiana': '/',
  '/nebraska': '/',
  '/new-mexico': '/',
  '/abcd-tier2': '/for-participants/children',
  '/consent-a': '/about-us/about-studies-protocol',
  '/results-block-heart-ehr': '/about-us/ehr',
  '/DHPFAQ': '/about-us/digital-health-program',
};

/** Pages that are rendered per request, and where a visitor can begin. */
const FORMS: readonly string[] = ['join', 'contact', 'alerts'];

/** Every built page and the forms, by heading, below its parent. */
export function load({ locale }: LoaderContext): SiteMapData {
  const listed = pages
    .filter(({ render, id }) => render !== 'request' || FORMS.includes(id))
    .filter(({ isListed = true }) => isListed)
    .filter((page) => getLanguages(page).includes(locale));
  const entries = new Map<PageDefinition, SiteMapEntry>(
    listed.map((page) => {
      const isInEnglish = getTemplate(page, locale) === 'not-translated';
      const href = isInEnglish ? page.path : localePath(locale, page.path);
      const label = pageHeading(isInEnglish ? 'en' : locale, page.id);
      if (!label)
        throw new Error(
          `No record of content has a title for '${page.path}', so the site map cannot list it.`,
        );
      return [page, { href, ...(page.id !== 'home' && { label }), isInEnglish, below: [] }];
    }),
  );
  const top: SiteMapEntry[] = [];
  for (const [page, entry] of entries) {
    const above = listed
      .filter(({ path }) => path === LED_TO_FROM[page.path] || page.path.startsWith(`${path}/`))
      .toSorted((a, b) => b.path.length - a.path.length)[0];
    (above ? (entries.get(above)?.below ?? top) : top).push(entry);
  }
  return { entries: top };
}
