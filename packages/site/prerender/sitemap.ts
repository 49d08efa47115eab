import { LOCALES } from '@longcovid/content';

import { localizePath, getLanguages, localePath, type PageDefinition } from '../src/pages.ts';

/** The site map for search engines: each built page with its alternate language. */
export function sitemap(pages: readonly PageDefinition[], publicUrl: string): string {
  const built = pages.filter(({ render = 'build' }) => render === 'build');
  const urls = built.flatMap((page) =>
    getLanguages(page).map((locale) => {
      const alternates = LOCALES.map(
        (alternate) =>
          `<xhtml:link rel="alternate" hreflang="${alternate}" href="${publicUrl}${localizePath(alternate, page)}"/>`,
      );
      return `<url><loc>${publicUrl}${localePath(locale, page.path)}</loc>${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** Robots may crawl all pages; those not to be indexed have a robots meta element. */
export const robots = (publicUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
