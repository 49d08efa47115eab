import type { Locale } from '@longcovid/content';
import type { ApiMessages } from '../problems/messages.ts';

const HOME_PATHS: Record<Locale, string> = { en: '/', es: '/es' };

/**
 * A page of a heading, the way home and the phone number, for when the site cannot draw one. Its text is ours and holds
 * no markup.
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
