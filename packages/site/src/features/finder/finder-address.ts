import { formatSearch, type SearchFilters } from '@longcovid/content/search';

/** Where the finder stands in its page; also the first part of the fragment. */
export const FINDER_ANCHOR = 'find-sites';

/** The place in a fragment such as '#find-sites?near=87101', or ''. Browsers never send a fragment to any server. */
export const readNear = (hash: string): string =>
  hash.startsWith(`#${FINDER_ANCHOR}?`)
    ? (new URLSearchParams(hash.slice(FINDER_ANCHOR.length + 2)).get('near') ?? '')
    : '';

/** The query and fragment of a search: filters can be shared and logged, a place only shared. */
export function finderAddress(filters: SearchFilters, near: string): { search: string; hash: string } {
  const search = formatSearch(filters).toString();
  return {
    search: search && `?${search}`,
    hash: near ? `#${FINDER_ANCHOR}?${new URLSearchParams({ near }).toString()}` : '',
  };
}
