import { LOCALES, type Locale } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { loadShell } from '../loaders.ts';
import { createRoutes } from '../routes.tsx';
import { htmlDocument, type PageAssets } from '../shell/document.ts';
import { KEPT_PAGES, NO_CONNECTION } from './built.ts';
import { KeptLine } from './KeptLine.tsx';
import { KeptPages, NoConnection } from './OfflinePages.tsx';

/** A message of the area `offline`. */
export function getOfflineMessage(locale: Locale, id: string): string {
  const message = loadMessages(locale)[`offline.${id}`];
  if (message === undefined) throw new Error(`There is no message offline.${id} in ${locale}.`);
  return message;
}

const getMessage = (locale: Locale) => (id: string) => getOfflineMessage(locale, id);

const DOCUMENTS = [
  { paths: KEPT_PAGES, Page: KeptPages, heading: 'kept.heading' },
  { paths: NO_CONNECTION, Page: NoConnection, heading: 'lost.heading' },
] as const;

/** The worker's documents, in the frame of every page: they are in no page table, since script opens none of them. */
const handler = createStaticHandler(
  createRoutes({
    shell: (locale) => Promise.resolve(loadShell(locale)),
    page: () => Promise.resolve({}),
  }).map((root) => ({
    ...root,
    index: false as const,
    children: DOCUMENTS.map(({ paths, Page }) => ({
      path: paths[root.id as Locale],
      // As on every page of text.
      loader: () => ({ hasHelpBeside: true }),
      Component: () => <Page message={getMessage(root.id as Locale)} />,
    })),
  })),
);

/** The documents of the worker, by path. */
export async function renderOfflineDocuments(
  getAssets: (locale: Locale) => PageAssets,
  publicUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for (const locale of LOCALES)
    for (const { paths, heading } of DOCUMENTS) {
      const context = await handler.query(new Request(publicUrl + paths[locale]));
      if (context instanceof Response) throw new Error(`${paths[locale]} returned a redirect.`);
      const { name } = loadShell(locale).programme;
      const html = htmlDocument({
        locale,
        paths: undefined,
        publicUrl,
        title: `${getMessage(locale)(heading)} | ${name}`,
        description: '',
        siteName: name,
        sharePicture: undefined,
        indexed: false,
        html: renderToStaticMarkup(
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />,
        ),
        offlineStatus: '',
        hydration: undefined,
        readsQuery: false,
        dynamicPaths: [],
        assets: getAssets(locale),
      });
      documents.set(paths[locale], html);
    }
  return documents;
}

/** What a kept page begins with, in each language. */
export const renderKeptLines = (): Record<Locale, string> => {
  const render = (locale: Locale) => renderToStaticMarkup(<KeptLine message={getMessage(locale)} />);
  return { en: render('en'), es: render('es') };
};
