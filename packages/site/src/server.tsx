import { light } from '@longcovid/ui/theme';
import './shell/global.css.ts';
import './shell/print.css.ts';

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Locale } from '@longcovid/content';
import type { FormState } from '@longcovid/content/forms';
import { loadContent, loadMessages, loadRedirects } from '@longcovid/content/load';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';

import { loadPage, loadShell } from './loaders.ts';
import { listedPages } from './offline/listed-pages.ts';
import { getOfflineMessage, renderKeptLines, renderOfflineDocuments } from './offline/render-offline.tsx';
import {
  localizePath,
  findPage,
  getLanguages,
  localePath,
  notFoundPage,
  pages,
  splitPath,
  type PageDefinition,
} from './pages.ts';
import { createRoutes } from './routes.tsx';
import { pageAssets, type Manifest } from './shell/assets.ts';
import { htmlDocument } from './shell/document.ts';
import { OfflineStatus } from './shell/OfflineStatus.tsx';
import type { PageData } from './shell/shell-data.ts';
import { getSharePicture, sharePictureAlt, sharePicturePath } from './shell/share-pictures.ts';
import { webManifest } from './shell/web-manifest.ts';
import { folderHeaders, securityHeaders } from './third-party/security-headers.ts';

/** The public URL without a trailing slash, for canonical links and the site map. */
export const publicUrl = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '');

/** Folder of the built site. */
export const folder = fileURLToPath(new URL('../client', import.meta.url));

/** In development Vite serves the sources, and there is no manifest to read. */
const devAssets = {
  stylesheet: '',
  fonts: [],
  starter: '/scripts/dev-client.ts',
  client: '',
  keep: '',
  scripts: [],
};

const manifest = import.meta.env.DEV
  ? undefined
  : (JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest);

const handler = createStaticHandler(
  createRoutes({
    shell: (locale) => Promise.resolve(loadShell(locale)),
    page: loadPage,
  }),
);

const getAssets = (page: PageDefinition, locale: Locale) =>
  manifest ? pageAssets(manifest, page, locale) : devAssets;

/** The picture for shared links of a page. */
function sharePicture(locale: Locale, path: string): { path: string; alt: string } {
  const content = loadContent(locale);
  const picture = getSharePicture(content, path);
  return { path: sharePicturePath(locale, picture), alt: sharePictureAlt(content, picture) };
}

const offlineStatus = renderToStaticMarkup(<OfflineStatus message={getOfflineMessage} />);

const getPaths = (page: PageDefinition) => getLanguages(page).map((locale) => localePath(locale, page.path));
const listPaths = (render: 'build' | 'request') =>
  pages.filter((page) => (page.render ?? 'build') === render).flatMap(getPaths);

const requestPaths = listPaths('request');

/** Redirects, in their languages. */
const redirects = new Map(
  loadRedirects().flatMap(({ from, to, status, locales }) =>
    locales.map((locale) => {
      const [path = '/', anchor] = to.split('#');
      const target = localePath(locale, path) + (anchor ? `#${anchor}` : '');
      return [localePath(locale, from), { to: target, status }] as const;
    }),
  ),
);

type PageToRender = { path: string; query: URLSearchParams; form?: FormState };

/** Passes the visitor's values and errors to the page's form. */
function injectActionData(context: StaticHandlerContext, form: FormState | undefined): void {
  const route = context.matches.at(-1)?.route.id;
  if (form && route) context.actionData = { [route]: form };
}

/**
 * Renders one page of the table as a whole document, and returns it with its data. Returns the 404 page in the right
 * language for an unknown path, and the error page with status 500 for a page that fails.
 */
export async function renderPage({
  path,
  query,
  form,
}: PageToRender): Promise<{ status: number; html: string; data: PageData | undefined }> {
  const search = query.size > 0 ? `?${query}` : '';
  const context = await handler.query(new Request(publicUrl + path + search));
  if (context instanceof Response)
    throw new Error(`The page ${path} returned a redirect, which no page may do.`);
  injectActionData(context, form);

  const { locale } = splitPath(path);
  const page = findPage(path);
  const data = Object.values(context.loaderData).at(-1) as PageData | undefined;
  const { programme, pages: records } = loadContent(locale);
  const title = data?.seo.title ?? records.error?.title ?? programme.name;
  const hasErrors = form && (form.errors.length > 0 || form.problem !== null);
  const { loaderData, actionData } = context;

  const html = htmlDocument({
    locale,
    paths: page && {
      own: localePath(locale, page.path),
      alternates: { en: localizePath('en', page), es: localizePath('es', page) },
    },
    publicUrl,
    title: hasErrors ? `${loadMessages(locale)['shell.errorTitlePrefix'] ?? ''}${title}` : title,
    description: data?.seo.description ?? '',
    siteName: programme.name,
    sharePicture: page && sharePicture(locale, page.path),
    indexed:
      page !== undefined && page.render !== 'request' && page.isListed !== false && !programme.demonstration,
    html: renderToString(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    ),
    offlineStatus,
    hydration: context.errors ? undefined : { loaderData, actionData },
    // A page that is rendered per request has read its query already.
    readsQuery: Boolean(page?.query) && page?.render !== 'request',
    dynamicPaths: requestPaths,
    assets: getAssets(page ?? notFoundPage, locale),
  });
  return { status: page ? context.statusCode : 404, html, data };
}

/** What the service needs to serve this site: files, paths, headers and the pages that are rendered per request. */
export const mountedSite = {
  folder,
  builtPaths: new Set(listPaths('build')),
  requestPaths: new Set(requestPaths),
  queryPaths: new Map(
    pages
      .filter(({ render, query }) => render !== 'request' && query)
      .flatMap((page) => getPaths(page).map((path) => [path, new Set(page.query)] as const)),
  ),
  redirects,
  headers: securityHeaders,
  folders: folderHeaders,
  renderPage,
};

/** The web manifest of a language, as JSON, in the colors of the light theme: manifests have one color scheme. */
export const webManifestIn = (locale: Locale): string =>
  webManifest(locale, loadContent(locale).programme, {
    theme: light.action.base,
    background: light.surface.page,
  });

/** What the service worker needs of this build: its documents by path, and the rest of `Built`. */
export async function loadOffline() {
  const { stylesheet, fonts, starter, keep } = getAssets(notFoundPage, 'en');
  return {
    documents: await renderOfflineDocuments((locale) => getAssets(notFoundPage, locale), publicUrl),
    files: [stylesheet, ...fonts, starter, keep],
    pages: listedPages,
    script: keep,
    lines: renderKeptLines(),
  };
}

export { loadPage, loadShell } from './loaders.ts';
export { middlewareNames } from './middleware.ts';
export { getLanguages, localePath, notFoundPage, pages } from './pages.ts';
export { WORKER } from './offline/built.ts';
export { buildSearchIndex, searchIndexPath } from './pages/search/search-index.ts';
export { withAhead } from './shell/document.ts';
export { webManifestPath } from './shell/web-manifest.ts';
