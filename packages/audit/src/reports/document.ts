import type { Language } from '../evidence/record.ts';
import { html, type Markup } from './markup.ts';

/** Renders a page of a report, without script and inline styles because of content security policies. */
export function renderDocument(
  { language, title, name }: { language: Language; title: string; name: string },
  content: Markup,
): string {
  const other = language === 'en' ? 'es' : 'en';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>
            <a hreflang="${other}" lang="${other}" href="${name}.${other}.html"
              >${other === 'es' ? 'En español' : 'In English'}</a
            >
          </p>
          ${content}
        </main>
      </body>
    </html> `.markup;
}
