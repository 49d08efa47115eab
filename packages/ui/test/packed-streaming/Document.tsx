import { Dialog, DialogTrigger } from '@longcovid/ui/dialog';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { lazy, Suspense } from 'react';
import { type Failure, type Locale, texts } from './check-visit';
import { Languages } from './Languages';
import { VisitForm } from './VisitForm';

/** What the server knows, and the browser needs to hydrate the page. */
export type PageData = {
  locale: Locale;
  isSent?: boolean;
  typed?: Record<string, string>;
  failure?: Failure;
};

const bring: Record<Locale, { title: string; text: string }> = {
  'en-US': { title: 'What to bring', text: 'Your glasses, and a list of your medicines.' },
  'es-US': { title: 'Qué traer', text: 'Sus lentes, y una lista de sus medicinas.' },
};

/** Is streamed after the rest of the page, when it is ready. */
const Visits = lazy(() => import('./Visits'));

export function Document({ locale, isSent, typed, failure }: PageData) {
  const { title, sent } = texts[locale];
  const heading = isSent ? sent : title;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/client.css" />
        <title>{(failure ? 'Error: ' : '') + heading}</title>
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <Languages locale={locale} />
          <main>
            <h1>{heading}</h1>
            <DialogTrigger href="/bring" dialogId="bring">
              {bring[locale].title}
            </DialogTrigger>
            <Dialog id="bring" title={bring[locale].title}>
              <p>{bring[locale].text}</p>
            </Dialog>
            {!isSent && <VisitForm locale={locale} serverErrors={failure} typed={typed} />}
            <Suspense fallback={<p>…</p>}>
              <Visits locale={locale} />
            </Suspense>
          </main>
        </LocaleProvider>
      </body>
    </html>
  );
}
