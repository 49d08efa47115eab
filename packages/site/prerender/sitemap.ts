import { LOCALES } from '@longcovid/content';

import { localizePath, localePath, type PageDefinition } from '../src/pages.ts';

/** The site map for search engines: each page in the languages that it is written in. */
export function sitemap(pages: readonly PageDefinition[], publicUrl: string): string {
  const built = pages.filter(({ render = 'build', isListed = true }) => render === 'build' && isListed);
  const urls = built.flatMap((page) => {
    const { path, locales = LOCALES } = page;
    const alternates = LOCALES.map((locale) => ({ locale, path: localizePath(locale, page) }))
      // Elsewhere a page only says that it is not translated.
      .filter((each) => locales.includes(each.locale) || each.path !== localePath(each.locale, path))
      .map(
        (each) => `<xhtml:link rel="alternate" hreflang="${each.locale}" href="${publicUrl}${each.path}"/>`,
      );
    return locales.map(
      (locale) => `<url><loc>${publicUrl}${localePath(locale, path)}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** Robots may crawl all pages; those not to be indexed have a robots meta element. */
export const robots = (publicUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
