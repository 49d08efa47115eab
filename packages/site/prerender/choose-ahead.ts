import { gzipSync } from 'node:zlib';

import { AHEAD_LIMIT } from '../src/navigation/prefetch.ts';

/** Transfer size of a text: gzip, as an upper bound. */
export const sentBytes = (text: string): number => gzipSync(text).length;

/** Transfer size of a page, in bytes. */
export type PageSize = {
  /** 0 for a page rendered per request, which is never prefetched. */
  document: number;
  data: number;
};

/** Linked paths by likelihood: main action, text, menus. */
function linkedPaths(html: string): Set<string> {
  const links = (part: string) => part.match(/<a\s[^>]*>/g) ?? [];
  const main = links(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  const inOrder = [
    ...main.filter((link) => link.includes('data-variant="primary"')),
    ...main,
    ...links(html),
  ];
  return new Set(inOrder.flatMap((link) => /\shref="(\/[^"#?]*)/.exec(link)?.[1] ?? []));
}

/**
 * The pages to prefetch from a page, likeliest first. The loader prefetches the first document, the router then the
 * data, so both count.
 * @param html The page.
 * @param path Its own path.
 * @param sizes Every candidate page.
 * @returns paths within the total limit of one page.
 */
export function chooseAhead(html: string, path: string, sizes: ReadonlyMap<string, PageSize>): string[] {
  const chosen: string[] = [];
  let bytes = 0;
  let hasDocument = false;
  for (const linked of linkedPaths(html)) {
    const size = sizes.get(linked);
    if (linked === path || size === undefined) continue;
    const added = size.data + (hasDocument ? 0 : size.document);
    if (bytes + added > AHEAD_LIMIT.bytes) continue;
    chosen.push(linked);
    bytes += added;
    hasDocument ||= size.document > 0;
    if (chosen.length === AHEAD_LIMIT.requests) break;
  }
  return chosen;
}
