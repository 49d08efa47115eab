import type { Locale, Programme } from '@longcovid/content';

import { localePath } from '../pages.ts';
import { MANIFEST_ICONS } from './icons.ts';

/** Path of the web manifest of a language. */
export const webManifestPath = (locale: Locale): string => `/manifest.${locale}.webmanifest`;

/**
 * What a phone needs to put the site on its home screen (W3C Web App Manifest), as JSON. It opens in the browser with
 * its toolbar, since no page has a Back button of its own.
 */
export function webManifest(
  locale: Locale,
  { name, shortName }: Pick<Programme, 'name' | 'shortName'>,
  colors: { theme: string; background: string },
): string {
  const home = localePath(locale, '/');
  return JSON.stringify({
    id: home,
    name,
    short_name: shortName,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...MANIFEST_ICONS.map(({ src, size, background }) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: background === 'maskable' ? 'maskable' : 'any',
      })),
    ],
  });
}
