import { formatSearch, type SearchFilters } from '@longcovid/content/search';

/** The finder's id in its page, and the first part of the fragment. */
export const FINDER_ANCHOR = 'find-sites';

/** The id of the finder's form, to which fields elsewhere on the page belong. */
export const FINDER_FORM = 'finder-form';

/** The id of the block of saved study sites, which alone is printed as a card. */
export const SAVED = 'my-study-sites';

/** The id of the questions that find a group. */
export const CAN_I_JOIN = 'can-i-join';

/** The answer of somebody who does not know the groups. It filters nothing. */
export const UNSURE = 'unsure';

/** A part of the map, in map units, from "Redo search in this area". */
export type SearchArea = { x: number; y: number; width: number; height: number };

/** The search in a URL. Filters may be shared and logged; place and area only shared. */
export type FinderUrlState = {
  filters: SearchFilters;
  /** The text of the place. Default: none. */
  near?: string;
  area?: SearchArea | null;
  /** Number of shown results, after "Show more". */
  shown?: number;
};

/** The place and area in a fragment such as '#find-sites?near=87101'. Browsers never send fragments to servers. */
export function readFragment(hash: string): { near: string; area: SearchArea | null } {
  const query = new URLSearchParams(
    hash.startsWith(`#${FINDER_ANCHOR}?`) ? hash.slice(FINDER_ANCHOR.length + 2) : '',
  );
  return { near: query.get('near') ?? '', area: parseArea(query.get('area') ?? '') };
}

/** The number of results in a URL; 0 for none. */
export function readShown(query: URLSearchParams): number {
  const text = query.get('shown') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** The query and fragment of a search. */
export function createFinderUrl({ filters, near, area, shown }: FinderUrlState): {
  search: string;
  hash: string;
} {
  const query = formatSearch(filters);
  if (shown) query.set('shown', String(shown));
  const fragment = new URLSearchParams();
  if (near) fragment.set('near', near);
  if (area) fragment.set('area', formatArea(area));
  return {
    search: query.size > 0 ? `?${query.toString()}` : '',
    hash: fragment.size > 0 ? `#${FINDER_ANCHOR}?${fragment.toString()}` : '',
  };
}

/** The URL of a search from another place, for visitors without script: the place is in the query. */
export function createPlaceUrl(
  pathname: string,
  { filters }: Pick<FinderUrlState, 'filters'>,
  near: string,
): string {
  const query = formatSearch(filters);
  query.set('near', near);
  return `${pathname}?${query.toString()}#${FINDER_ANCHOR}`;
}

const formatArea = ({ x, y, width, height }: SearchArea) =>
  [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');

function parseArea(text: string): SearchArea | null {
  if (!/^-?\d+(\.\d)?( -?\d+(\.\d)?){3}$/.test(text)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
