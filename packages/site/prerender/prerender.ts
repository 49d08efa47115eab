import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { LOCALES, type Locale } from '@longcovid/content';
import { geoShards, loadContent, loadRecords, loadSiteMap } from '@longcovid/content/load';

import { findPage, splitPath } from '../src/pages.ts';
import type { PageData } from '../src/shell/shell-data.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { checkFigures } from './check-figures.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkPages } from './check-pages.ts';
import { checkReading } from './check-reading.ts';
import { checkShared } from './check-shared.ts';
import { chooseAhead, sentBytes } from './choose-ahead.ts';
import { brotli, compressFolder } from './compress.ts';
import { contentFolder } from './content-folder.ts';
import { contentPlaces } from './content-places.ts';
import { copyReports } from './copy-reports.ts';
import { drawMap } from './draw-map.ts';
import { oldPictures } from '../illustrations/share-sources.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { isContentError } from './content-errors.ts';
import { buildServiceWorker } from './service-worker.ts';
import { readSearchDocuments } from './search-documents.ts';
import { loadServer } from './server-bundle.ts';
import { robots, sitemap } from './sitemap.ts';

const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
const dataFile = (path: string) => `data${path === '/' ? '/index' : path}.json`;

/** Lists of pages, and pages that say only that there is nothing yet. */
const NOT_SEARCHED = /\/(?:search|site-map)$/;

/**
 * Writes every built page, the data of every page, the 404 pages, the site map and the headers file, each also
 * compressed.
 * @throws when a figure, a page or its picture for shared links is broken, or a page is hard to read or uses an
 * unexplained term: see check-figures, check-pages, check-reading, check-glossary and check-shared.
 */
export async function prerender(): Promise<{ pages: number; seconds: number }> {
  process.env.NODE_ENV = 'production';
  const start = performance.now();
  checkFigures({ en: loadRecords('en', 'figures'), es: loadRecords('es', 'figures') });
  const server = await loadServer();
  const { pages, notFoundPage, getLanguages, localePath, loadPage, loadShell, renderPage } = server;
  const { folder, publicUrl, mountedSite } = server;
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };

  const html = new Map<string, string>();
  const data = new Map<string, PageData>();
  for (const locale of LOCALES) {
    await write(`data/shell/${locale}.json`, JSON.stringify(loadShell(locale)));
    await write(server.webManifestPath(locale).slice(1), server.webManifestIn(locale));
    for (const page of pages.filter((each) => getLanguages(each).includes(locale))) {
      const path = localePath(locale, page.path);
      if (page.render === 'request') data.set(path, await loadPage(page, locale, new URL(publicUrl + path)));
      else await renderBuilt(path);
    }
    await writePages(locale);
    await write(
      locale === 'en' ? '404.html' : `${locale}/404.html`,
      (await renderPage({ path: localePath(locale, notFoundPage.path), query: new URLSearchParams() })).html,
    );
  }

  async function renderBuilt(path: string): Promise<void> {
    const built = await renderPage({ path, query: new URLSearchParams() });
    if (built.status !== 200 || built.data === undefined)
      throw new Error(
        `${path} returned ${built.status} at build time. Check its loader and its record in content.`,
      );
    html.set(path, built.html);
    data.set(path, built.data);
  }

  /** Runs after all pages of a language are rendered, since prefetching depends on their sizes. */
  async function writePages(locale: Locale): Promise<void> {
    const ofLocale = [...data].filter(([path]) => splitPath(path).locale === locale);
    const sizes = new Map(
      ofLocale.map(([path, pageData]) => {
        const text = html.get(path);
        const size = { document: text ? sentBytes(text) : 0, data: sentBytes(JSON.stringify(pageData)) };
        return [path, size];
      }),
    );
    for (const [path, pageData] of ofLocale) {
      const text = html.get(path);
      const ahead = text === undefined ? [] : chooseAhead(text, path, sizes);
      await write(dataFile(path), JSON.stringify({ ...pageData, ahead }));
      if (text === undefined) continue;
      const whole = server.withAhead(text, ahead);
      html.set(path, whole);
      await write(pageFile(path), whole);
    }
  }

  for (const { file, json } of geoShards()) await write(`geo/${file}`, json);
  const { map, points } = loadSiteMap();
  await write('data/map.json', JSON.stringify({ map, points }));
  await write('data/map.svg', drawMap(map, points, loadContent('en').studySites));
  for (const locale of LOCALES) {
    const searched = [...html].filter(
      ([path]) =>
        splitPath(path).locale === locale && !NOT_SEARCHED.test(path) && findPage(path)?.isListed !== false,
    );
    const documents = readSearchDocuments(new Map(searched));
    await write(server.searchIndexPath(locale).slice(1), server.buildSearchIndex(documents));
  }
  const files = [
    ...(await copyFiles('pdf', folder)),
    ...(await copyFiles('thumbnails', folder)),
    ...(await copyFiles('video', folder)),
    ...(await copyReports(folder)),
  ];
  if (process.env.CATALOGUE) buildCatalogue(folder);
  const weights = new Map(
    await Promise.all(
      [...html].map(async ([path, text]): Promise<[string, number]> => [path, (await brotli(text)).length]),
    ),
  );
  const { documents, ...offline } = await server.loadOffline();
  for (const [path, text] of documents) await write(path.slice(1), text);
  const find = contentPlaces();
  const glossary = { en: loadRecords('en', 'glossary'), es: loadRecords('es', 'glossary') };
  runChecks([
    () =>
      checkPages(html, {
        pages,
        middlewareNames: server.middlewareNames,
        requestPaths: new Set([...mountedSite.requestPaths, ...files, ...documents.keys()]),
        redirects: mountedSite.redirects,
        find,
        weights,
      }),
    () => checkReading(html, find),
    () => checkGlossary(html, glossary),
    () => checkShared(html, { folder, publicUrl }),
  ]);
  const listed = LOCALES.flatMap((locale) => offline.pages.map((path) => localePath(locale, path)));
  const getBuilt = (path: string): string => {
    const text = html.get(path);
    if (text === undefined)
      throw new Error(`${path} is kept for when there is no connection, but it is no page that is built.`);
    return text;
  };
  const texts = new Map([...listed.map((path) => [path, getBuilt(path)] as const), ...documents]);
  await write(
    server.WORKER.slice(1),
    await buildServiceWorker({
      ...offline,
      folder,
      texts,
      files: [...offline.files, ...documents.keys()],
    }),
  );
  // For other consumers; our own pages have the page table.
  await write('data/manifest.json', JSON.stringify({ paths: [...data.keys()] }));
  await write('sitemap.xml', sitemap(pages, publicUrl));
  await write('robots.txt', robots(publicUrl));
  await write('_redirects', redirectsFile(mountedSite.redirects));
  await write('_headers', headersFile(mountedSite.headers, publicUrl, mountedSite.folders));
  await compressFolder(folder);
  const old = oldPictures();
  if (old.length > 0)
    console.log(
      `Outdated pictures for shared links: ${old.length}. Pages show the common one until the next release.`,
    );
  return { pages: html.size, seconds: (performance.now() - start) / 1000 };
}

/** Runs every check and reports all errors in one message. */
function runChecks(checks: readonly (() => void)[]): void {
  const messages = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (isContentError(error)) return [error.message];
      throw error;
    }
  });
  if (messages.length > 0) throw new Error(messages.join('\n\n'));
}

/** Copies files of content to `/<kind>/<locale>/`; returns their paths for the link check. */
async function copyFiles(kind: 'pdf' | 'thumbnails' | 'video', folder: string): Promise<string[]> {
  const copies = await Promise.all(
    LOCALES.map(async (locale) => {
      const from = join(contentFolder, 'files', kind, locale);
      await cp(from, join(folder, kind, locale), { recursive: true });
      return (await readdir(from)).map((file) => `/${kind}/${locale}/${file}`);
    }),
  );
  return copies.flat();
}
