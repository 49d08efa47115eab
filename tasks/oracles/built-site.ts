/** Reads the HTML of built pages without the code of the site. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The text of HTML, in reading order. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (sign, name: string) => entities[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** The URLs that a page links to, in their order. */
export const findLinks = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

/** The paths in an XML site map. */
export const findUrls = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
