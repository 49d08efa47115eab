import type { Locale } from '@longcovid/content';

/** A page of a heading alone, for when the site cannot draw one. Its text is ours and holds no markup. */
export function plainPage(locale: Locale, text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe}</title></head>` +
    `<body><main><h1>${safe}</h1></main></body></html>`
  );
}
