import type { Language } from '../evidence/record.ts';
import { html, type Markup } from './markup.ts';
import { reportMessages } from './messages.ts';

/** The pages of a report: for who buys, who audits and who mends; the recordings; a sheet for who tests; the conformance report to print. */
export const PAGES = ['report', 'trace', 'recordings', 'failures', 'tester', 'acr'] as const;

/** Renders a page of a report, without script and inline styles because of content security policies. */
export function renderDocument(
  { language, title, name }: { language: Language; title: string; name: string },
  content: Markup,
): string {
  const other = language === 'en' ? 'es' : 'en';
  const { pages, contents } = reportMessages[language];
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
          <nav aria-label="${contents}">
            <ul>
              ${PAGES.map(
                (page) =>
                  html`<li>
                    <a href="${page}.${language}.html" ${page === name ? html`aria-current="page"` : ''}
                      >${pages[page]}</a
                    >
                  </li>`,
              )}
              <li>
                <a hreflang="${other}" lang="${other}" href="${name}.${other}.html"
                  >${other === 'es' ? 'En español' : 'In English'}</a
                >
              </li>
            </ul>
          </nav>
          ${content}
        </main>
      </body>
    </html> `.markup
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/\s+>/g, '>');
}
