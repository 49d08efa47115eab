import { LOCALES } from '@longcovid/content';

import { addressIn, languagesOf, localePath, type PageLine } from '../src/pages.ts';

/** The site map for search engines: each built page with its twin in the other language. */
export function sitemap(pages: readonly PageLine[], publicUrl: string): string {
  const built = pages.filter(({ render = 'build' }) => render === 'build');
  const urls = built.flatMap((page) =>
    languagesOf(page).map((locale) => {
      const twins = LOCALES.map(
        (twin) =>
          `<xhtml:link rel="alternate" hreflang="${twin}" href="${publicUrl}${addressIn(twin, page)}"/>`,
      );
      return `<url><loc>${publicUrl}${localePath(locale, page.path)}</loc>${twins.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

/** Robots may read everything; pages that are not to be listed say so themselves. */
export const robots = (publicUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
