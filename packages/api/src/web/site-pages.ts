import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@longcovid/content';
import { getPathLocale } from './accept-language.ts';
import type { MountedSite } from './mount.ts';
import type { WebContext } from './page-renderer.ts';
import { LANGUAGE_VARY, getNotFoundLocale, isPrefetch } from './language-choice.ts';
import { getFilePolicy } from '../response-headers.ts';
import { isNotModified } from '../routes/etag.ts';
import { createSmallFiles } from './small-files.ts';
import { renderFallbackPage } from './fallback-page.ts';
import { createSiteUrls, getPath, getQueryString, type SiteUrls } from './site-urls.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** For responses that depend on the visitor's language. */
const REVALIDATE_PRIVATE = 'private, no-cache';

/** For a prefetched page, or the press on its link would wait for its revalidation. Browsers keep prefetches as long. */
const PREFETCHED = 'private, max-age=300';

/** Serves the built pages and files: precompressed, hashed files cached for a year, pages revalidated. */
export async function registerSitePages(app: FastifyInstance, context: WebContext): Promise<void> {
  const { site, messages, pageLimit, pageRenderer } = context;
  const urls = createSiteUrls(site);
  const notFound = readNotFoundPages(site.folder, urls);
  const findSmallFile = createSmallFiles(site.folder);
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get('/*', async (request, reply) => {
    const path = getPath(request);
    const target = urls.find(path);
    switch (target.kind) {
      case 'redirect':
        return reply.redirect(mergeQuery(target.to, getQueryString(request)), target.status);
      case 'file':
        return sendFile(request, reply, target.file, target.isImmutable ? IMMUTABLE : REVALIDATE);
      case 'page': {
        const shorter = removeEmptyParameters(site, path, request);
        if (shorter !== null)
          return reply.header('Cache-Control', 'private, no-store').redirect(path + shorter, 302);
        if (needsServerRender(site, path, request))
          return pageRenderer.sendPageWithinLimit(request, reply, path, pageLimit);
        return sendPage(
          request,
          reply,
          target.file,
          path === '/' || reply.hasHeader('Set-Cookie') ? REVALIDATE_PRIVATE : REVALIDATE,
        );
      }
      case 'missing':
        reply.callNotFound();
        return reply;
    }
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return rejectMethod(request, reply);
    const path = getPath(request);
    const locale = getNotFoundLocale(path, request.headers);
    const page = notFound[locale];
    void reply.code(404).header('Vary', LANGUAGE_VARY);
    if (page !== null && locale === getPathLocale(path))
      return sendPage(request, reply, page.file, REVALIDATE_PRIVATE);
    return reply
      .headers(site.headers)
      .header('Cache-Control', REVALIDATE_PRIVATE)
      .type('text/html; charset=utf-8')
      .send(
        page?.withoutScript ??
          renderFallbackPage(locale, messages[locale], { heading: messages[locale].notFound }),
      );
  });

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    cacheControl = REVALIDATE,
  ): Promise<FastifyReply> {
    const caching = isPrefetch(request.headers) ? PREFETCHED : cacheControl;
    return sendFile(request, reply.headers(getHeaders(site, file)), file, caching);
  }

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    cacheControl: string,
  ): Promise<FastifyReply> {
    const vary = reply.getHeader('Vary');
    void reply
      .header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`)
      .header('Cache-Control', cacheControl)
      // Before a 304, by which a browser replaces the header that it has stored.
      .header('Content-Security-Policy', reply.getHeader('Content-Security-Policy') ?? getFilePolicy(file));
    const { range, 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
    const small = range === undefined ? await findSmallFile(file, acceptEncoding) : null;
    if (small === null) return reply.sendFile(file);
    void reply.header('ETag', small.etag);
    if (reply.statusCode === 200 && isNotModified(ifNoneMatch, small.etag)) return reply.code(304).send();
    if (small.encoding !== null) void reply.header('Content-Encoding', small.encoding);
    return reply.type(small.type).send(small.body);
  }

  function rejectMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const locale = getPathLocale(getPath(request));
    const isKnown = urls.find(getPath(request)).kind !== 'missing' || site.requestPaths.has(getPath(request));
    if (isKnown) void reply.header('Allow', 'GET, HEAD');
    return reply
      .code(isKnown ? 405 : 404)
      .headers(site.headers)
      .type('text/html; charset=utf-8')
      .send(renderFallbackPage(locale, messages[locale], { heading: messages[locale].notFound }));
  }
}

/** The headers of a page: those of its folder, or those of every page. */
const getHeaders = ({ folders, headers }: MountedSite, file: string): Readonly<Record<string, string>> =>
  folders?.get(file.split('/')[0] ?? '') ?? headers;

/** Whether the query has a parameter that the page reads, such as a filter of the finder. */
function needsServerRender(site: MountedSite, path: string, request: FastifyRequest): boolean {
  const names = site.queryPaths.get(path);
  return (
    names !== undefined &&
    [...new URLSearchParams(getQueryString(request)).keys()].some((name) => names.has(name))
  );
}

/**
 * The query without the empty parameters that the page reads, with its question mark, or '': without script a form sends
 * all of its fields. null if there are none, and on pages that are rendered with any query.
 */
function removeEmptyParameters(site: MountedSite, path: string, request: FastifyRequest): string | null {
  const names = site.queryPaths.get(path);
  const query = [...new URLSearchParams(getQueryString(request))];
  const rest = query.filter(([name, value]) => value !== '' || !names?.has(name));
  if (rest.length === query.length) return null;
  return rest.length > 0 ? `?${new URLSearchParams(rest).toString()}` : '';
}

type NotFoundPage = { file: string; withoutScript: string };

/**
 * The 404 pages; null where the site has none. Under a path of the other language a page is sent without its scripts,
 * which would take the language from the path and change the page. That HTML is created once, since anyone can request
 * missing pages.
 */
function readNotFoundPages(folder: string, urls: SiteUrls): Record<Locale, NotFoundPage | null> {
  const read = (locale: Locale): NotFoundPage | null => {
    const file = urls.findNotFoundPage(locale);
    if (file === null) return null;
    const html = readFileSync(join(folder, file), 'utf8');
    return { file, withoutScript: html.replaceAll(/<script [^>]*\bsrc=[^>]*><\/script>/g, '') };
  };
  return { en: read('en'), es: read('es') };
}

/** The location of a redirect, with the query of the request before the fragment. Parameters of the target win. */
function mergeQuery(to: string, query: string): string {
  const [page = '', ...fragment] = to.split('#');
  const [path = '', own] = page.split('?');
  const merged = new URLSearchParams(own);
  const named = new Set(merged.keys());
  for (const [name, value] of new URLSearchParams(query)) if (!named.has(name)) merged.append(name, value);
  const search = own === undefined ? query : `?${merged.toString()}`;
  return [path + search, ...fragment].join('#');
}
