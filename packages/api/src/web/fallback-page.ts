import type { Locale } from '@longcovid/content';
import type { ApiMessages } from '../problems/messages.ts';

const HOME_PATHS: Record<Locale, string> = { en: '/', es: '/es' };

/** Plain texts, which the page escapes. */
export type FallbackText = { heading: string; paragraphs?: readonly string[] };

/**
 * A page with a heading, paragraphs, a link to the home page and the phone number, for when the site cannot render one.
 * `origin` is that of the home page, by default that of the request.
 */
export function renderFallbackPage(
  locale: Locale,
  { home, phone }: ApiMessages,
  { heading, paragraphs = [] }: FallbackText,
  origin = '',
): string {
  const title = escapeHtml(heading);
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1>${text}<p><a href="${origin}${HOME_PATHS[locale]}">${escapeHtml(home)}</a></p>` +
    `<p><a href="${phone.href}">${escapeHtml(phone.display)}</a></p></main></body></html>`
  );
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
