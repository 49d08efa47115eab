import type { LoaderContext } from '../../loaders.ts';
import { localePath, pages } from '../../pages.ts';

export type SiteMapData = { links: { href: string; label: string }[] };

/** Every built page and the way to join, by its heading. */
export function load({ content, locale }: LoaderContext): SiteMapData {
  const listed = pages.filter(({ render, id }) => render !== 'request' || id === 'join');
  return {
    links: listed.map(({ id, path }) => ({
      href: localePath(locale, path),
      label: content.pages[id]?.heading ?? '',
    })),
  };
}
