import { LOCALES, type Locale } from '@longcovid/content';

import { measureHtml } from '../hydration/measure-root.ts';
import { APPLE_TOUCH_ICON } from './icons.ts';
import { SHARE_SIZE } from './share-pictures.ts';
import { webManifestPath } from './web-manifest.ts';

/** Addresses of the built files that a page names in its head. */
export type PageAssets = {
  /** The one stylesheet. */
  stylesheet: string;
  /** Preloaded: a font that comes after the first paint is not used. */
  fonts: readonly string[];
  starter: string;
  client: string;
  /** Keeps pages on the device. */
  keep: string;
  /** Scripts that the page needs once it is hydrated, in the order of their imports. */
  scripts: readonly string[];
};

export type DocumentParts = {
  locale: Locale;
  /** Path of the page, and of its alternates per language; undefined for what is not a page. */
  paths: { own: string; alternates: Readonly<Record<Locale, string>> } | undefined;
  publicUrl: string;
  title: string;
  description: string;
  siteName: string;
  /** Path and alternative text of the picture for shared links. */
  sharePicture: { path: string; alt: string } | undefined;
  indexed: boolean;
  html: string;
  /** The offline status, initially hidden. */
  offlineStatus: string;
  /** Hydration data; undefined for a static page. */
  hydration: unknown;
  /** True if script has to read the query of the URL. */
  readsQuery: boolean;
  /** Paths rendered per request, which are never prefetched. */
  dynamicPaths: readonly string[];
  assets: PageAssets;
};

const ogLocale: Record<Locale, string> = { en: 'en_US', es: 'es_ES' };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an attribute or an element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON that cannot end its script element. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function links({ paths, publicUrl, indexed }: DocumentParts): string {
  const robots = indexed ? '' : '<meta name="robots" content="noindex">';
  if (paths === undefined) return robots;
  const { own, alternates } = paths;
  const toUrl = (path: string) => escapeHtml(publicUrl + path);
  const links = LOCALES.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${toUrl(alternates[language])}">`,
  );
  return [
    robots,
    `<link rel="canonical" href="${toUrl(own)}">`,
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${toUrl(alternates.en)}">`,
    `<meta property="og:url" content="${toUrl(own)}">`,
  ].join('');
}

/** Link previews need absolute URLs; the size reserves space. */
function share({ sharePicture, publicUrl }: DocumentParts): string {
  if (sharePicture === undefined) return '';
  return (
    `<meta property="og:image" content="${escapeHtml(publicUrl + sharePicture.path)}"><meta property="og:image:type" content="image/png">` +
    `<meta property="og:image:width" content="${SHARE_SIZE.width}"><meta property="og:image:height" content="${SHARE_SIZE.height}">` +
    `<meta property="og:image:alt" content="${escapeHtml(sharePicture.alt)}"><meta name="twitter:card" content="summary_large_image">`
  );
}

const AHEAD_MARK = ' data-ahead=""';

/** Inserts the pages to prefetch into a document, after all are rendered and their sizes known. */
export const withAhead = (html: string, paths: readonly string[]): string =>
  html.replace(AHEAD_MARK, ` data-ahead="${paths.join(' ')}"`);

function starter({ assets, hydration, readsQuery, dynamicPaths: livePaths }: DocumentParts): string {
  if (hydration === undefined) return '';
  return (
    `<script type="module" src="${assets.starter}" data-client="${assets.client}" data-keep="${assets.keep}"` +
    `${readsQuery ? ' data-query' : ''} data-live="${livePaths.join(' ')}"${AHEAD_MARK} data-preload="${assets.scripts.join(' ')}"></script>`
  );
}

/** A whole page as HTML. No inline script or style: the content security policy forbids both. */
export function htmlDocument(parts: DocumentParts): string {
  const { locale, title, description, siteName, html, offlineStatus, hydration, assets } = parts;
  return (
    `<!doctype html><html lang="${locale}" data-longcovid-scheme="auto"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">` +
    links(parts) +
    `<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(description)}">` +
    `<meta property="og:site_name" content="${escapeHtml(siteName)}"><meta property="og:type" content="website">` +
    `<meta property="og:locale" content="${ogLocale[locale]}">` +
    share(parts) +
    '<meta name="color-scheme" content="light dark">' +
    assets.fonts
      .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
      .join('') +
    `<link rel="stylesheet" href="${assets.stylesheet}"><link rel="icon" href="/icon.svg" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="${APPLE_TOUCH_ICON.src}"><link rel="manifest" href="${webManifestPath(locale)}">` +
    starter(parts) +
    `</head><body><div id="root" data-size="${measureHtml(html)}">${html}</div>` +
    (hydration === undefined
      ? ''
      : `${offlineStatus}<script type="application/json" id="hydration">${jsonForScript(hydration)}</script>`) +
    '</body></html>'
  );
}
