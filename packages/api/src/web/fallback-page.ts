import type { Locale } from '@longcovid/content';
import type { ApiMessages } from '../problems/messages.ts';

const HOME_PATHS: Record<Locale, string> = { en: '/', es: '/es' };

/**
 * A page with a heading, a link to the home page and the phone number, for when the site cannot render one. `text` is
 * plain text, escaped here.
 */
export function renderFallbackPage(locale: Locale, { home, phone }: ApiMessages, text: string): string {
  const heading = escapeHtml(text);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head>` +
    `<body><main><h1>${heading}</h1><p><a href="${HOME_PATHS[locale]}">${escapeHtml(home)}</a></p>` +
    `<p><a href="${phone.href}">${escapeHtml(phone.display)}</a></p></main></body></html>`
  );
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
