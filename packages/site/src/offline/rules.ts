/** What a person writes, or what the service renders for one person; and the catalogue of components, which is no page. */
const NEVER = /^\/(?:es\/)?(?:api|join|contact|alerts|storybook)(?:\/|$)/i;

/** Parameters that say where a link was found, and change nothing on the page. */
const TRACKING = /^utm_/;

/** Where the opened PDF files of the programme are. */
const MATERIAL = /^\/pdf\/.+\.pdf$/;

/**
 * The path under which a document is kept, or undefined for one that never is: forms, and every address with a query,
 * such as a place or a search. It has no fragment, where the finder writes a place.
 * @param address URL of a document.
 * @param origin That of the site.
 */
export function keptPath(address: string, origin: string): string | undefined {
  const url = new URL(address, origin);
  const path = url.pathname.replace(/(.)\/$/, '$1');
  if (url.origin !== origin || NEVER.test(path)) return undefined;
  if ([...url.searchParams.keys()].some((name) => !TRACKING.test(name))) return undefined;
  // A page has no suffix.
  return MATERIAL.test(path) || !/\.\w+$/.test(path) ? path : undefined;
}

/**
 * Whether the response for such a path may be kept: a whole page or PDF, and for nobody alone. A redirect may only have
 * added a slash, as some hosts do.
 */
export const mayKeep = (
  { status, url, headers }: Pick<Response, 'status' | 'url' | 'headers'>,
  path: string,
  origin: string,
): boolean =>
  status === 200 &&
  keptPath(url, origin) === path &&
  !/no-store/i.test(headers.get('Cache-Control') ?? '') &&
  /^(?:text\/html|application\/pdf)\b/.test(headers.get('Content-Type') ?? '');

/** The language of a path. */
export const pathLanguage = (path: string): 'en' | 'es' => (/^\/es(?:\/|$)/.test(path) ? 'es' : 'en');

/**
 * The pages to give up so that at most `most` remain.
 * @param paths What is kept, oldest first.
 * @param isListed Whether a page is kept without having been read. It does not count.
 */
export function overLimit(
  paths: readonly string[],
  isListed: (path: string) => boolean,
  most: number,
): string[] {
  const read = paths.filter((path) => !isListed(path));
  return read.slice(0, Math.max(0, read.length - most));
}
