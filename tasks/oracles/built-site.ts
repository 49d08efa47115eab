/** What stands in the HTML of a page, read with the eyes of a program that knows nothing of the site's code. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The words of a piece of HTML in their order, as they would be read. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (sign, name: string) => entities[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** The addresses that a page links to, in their order. */
export const findLinks = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

/** The addresses of a site map for search engines, without the host. */
export const findUrls = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
