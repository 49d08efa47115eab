/** The id of the search for study sites in the page, and the first part of the fragment. */
export const NEARBY_ANCHOR = 'study-sites';

/** The place in a fragment such as '#study-sites?near=87101'. Browsers never send fragments to servers. */
export const readNear = (hash: string): string =>
  hash.startsWith(`#${NEARBY_ANCHOR}?`)
    ? (new URLSearchParams(hash.slice(NEARBY_ANCHOR.length + 2)).get('near') ?? '')
    : '';

/** The query and fragment of a search with script. The group may be logged, the place is not sent. */
export const nearbyAddress = (near: string, cohort: string): { search: string; hash: string } => ({
  search: cohort && `?${new URLSearchParams({ cohort }).toString()}`,
  hash: `#${NEARBY_ANCHOR}${near && `?${new URLSearchParams({ near }).toString()}`}`,
});
