import { LOCALES, type Locale } from '@longcovid/content';
import type { RouteObject } from 'react-router-dom';

import { RootErrorBoundary } from './errors/RootErrorBoundary.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { loadChunkOrReload } from './errors/load-chunk-or-reload.ts';
import { runMiddleware } from './middleware.ts';
import {
  getLanguages,
  getStep,
  localePath,
  getTemplate,
  notFoundPage,
  pages,
  type PageDefinition,
} from './pages.ts';
import { Root } from './shell/Root.tsx';
import { MessagesProvider } from './i18n/MessagesProvider.tsx';
import { loadMessages } from './i18n/load-messages.ts';

type PageModule = { Page: React.ComponentType };

const pageModules = import.meta.glob<PageModule>('./pages/*/Page.tsx');

/** Source of loader data: content on the server, the page's JSON file in the browser. */
export type DataSource = {
  shell: (locale: Locale) => Promise<unknown>;
  page: (page: PageDefinition, locale: Locale, url: URL) => Promise<unknown>;
};

/** The route id of a page: 'en.home', 'es.join'. */
export const routeId = (locale: Locale, page: PageDefinition): string => `${locale}.${page.id}`;

function pageRoute(page: PageDefinition, locale: Locale, path: string, source: DataSource): RouteObject {
  return {
    id: routeId(locale, page),
    path,
    loader: ({ request }) => source.page(page, locale, runMiddleware({ page, url: new URL(request.url) })),
    // Pages handle changes of the query themselves; only another path or step needs other data.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || getStep(currentUrl.search) !== getStep(nextUrl.search),
    lazy: async () => {
      const folder = getTemplate(page, locale);
      const load = pageModules[`./pages/${folder}/Page.tsx`];
      if (!load)
        throw new Error(
          `The page '${page.id}' is shown by '${folder}', but pages/${folder}/Page.tsx is missing.`,
        );
      const [{ Page }, messages] = await loadChunkOrReload(
        Promise.all([load(), loadMessages(locale, page.messageAreas ?? [])]),
      );
      const Component = () => (
        <MessagesProvider locale={locale} messages={messages}>
          <Page />
        </MessagesProvider>
      );
      return { Component };
    },
  };
}

/** All routes of the page table, with one root and its messages per language. */
export function createRoutes(source: DataSource): RouteObject[] {
  return LOCALES.map((locale) => ({
    id: locale,
    loader: () => source.shell(locale),
    shouldRevalidate: () => false,
    errorElement: <RootErrorBoundary locale={locale} />,
    lazy: async () => {
      const messages = await loadChunkOrReload(loadMessages(locale, ['shell']));
      const Component = () => (
        <MessagesProvider locale={locale} messages={messages}>
          <Root />
        </MessagesProvider>
      );
      return { Component };
    },
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...pages
            .filter((page) => getLanguages(page).includes(locale))
            .map((page) => pageRoute(page, locale, localePath(locale, page.path), source)),
          pageRoute(notFoundPage, locale, locale === 'en' ? '*' : `/${locale}/*`, source),
        ],
      },
    ],
  }));
}
