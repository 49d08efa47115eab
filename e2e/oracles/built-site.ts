/** Reads the HTML of built pages without the code of the site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** How often each built page contains a number, by path. @param folder Of a project that is built. */
export function findPagesWithNumber(folder: string, value: number): Map<string, number> {
  const client = join(folder, 'packages/site/dist/client');
  const shown = new Intl.NumberFormat('en-US').format(value);
  const whole = new RegExp(`(?<![\\d,])${shown}(?![\\d]|,\\d)`, 'g');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      // The reports quote what was on the site when it was measured.
      .filter((file) => file.endsWith('.html') && !file.startsWith('accessibility/reports/'))
      .map((file): [string, number] => [
        file,
        [...htmlToText(readFileSync(join(client, file), 'utf8')).matchAll(whole)].length,
      ])
      .filter(([, count]) => count > 0),
  );
}
