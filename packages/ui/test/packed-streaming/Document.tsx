import { Dialog, DialogTrigger } from '@longcovid/ui/dialog';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { lazy, Suspense } from 'react';
import { type Failure, type Locale, texts } from './check-visit';
import { VisitForm } from './VisitForm';

/** What the server knows, and the browser needs to hydrate the page. */
export type PageData = { locale: Locale; typed?: Record<string, string>; failure?: Failure };

/** Is streamed after the rest of the page, when it is ready. */
const Visits = lazy(() => import('./Visits'));

export const Document = ({ locale, typed, failure }: PageData) => (
  <html lang={locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/assets/client.css" />
      <title>{(failure ? 'Error: ' : '') + texts[locale].title}</title>
    </head>
    <body>
      <main>
        <LocaleProvider locale={locale}>
          <h1>{texts[locale].title}</h1>
          <DialogTrigger href="/bring" dialogId="bring">
            Qué traer
          </DialogTrigger>
          <Dialog id="bring" title="Qué traer">
            <p>Sus lentes, y una lista de sus medicinas.</p>
          </Dialog>
          <VisitForm locale={locale} action="/" serverErrors={failure} typed={typed} />
          <Suspense fallback={<p>…</p>}>
            <Visits />
          </Suspense>
        </LocaleProvider>
      </main>
    </body>
  </html>
);
