import { gzipSync } from 'node:zlib';

import { AHEAD_LIMIT } from '../src/navigation/prefetch.ts';

/** Bytes of a text on its way: gzip, which every browser reads, so never less than what is sent. */
export const sentBytes = (text: string): number => gzipSync(text).length;

/** What a page weighs on its way, in bytes. */
export type PageSize = {
  /** 0 for one that is made for each visitor, which is never fetched ahead. */
  document: number;
  data: number;
};

/** Paths that a page links to, in the order in which a visitor may want them: its main action, its text, its menus. */
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
 * The pages that are fetched ahead while one is read, the likeliest first. The starter fetches the first document, the
 * router then the data, so both count.
 * @param html The page.
 * @param path Its own path.
 * @param sizes Every page that may be chosen.
 * @returns paths that together stay within the limit of one page.
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
