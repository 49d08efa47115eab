import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@longcovid/content';
import { getPathLocale } from './accept-language.ts';
import type { MountedSite } from './mount.ts';
import type { WebContext } from './context.ts';
import { LANGUAGE_VARY, getNotFoundLocale } from './language-choice.ts';
import { renderFallbackPage } from './fallback-page.ts';
import { createSiteUrls, getPath, getQueryString, type SiteUrls } from './site-urls.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Of an answer that depends on its visitor's language. */
const REVALIDATE_PRIVATE = 'private, no-cache';

/** Serves the built pages and files: precompressed, hashed files for a year, pages asked again each time. */
export async function registerSitePages(app: FastifyInstance, context: WebContext): Promise<void> {
  const { site, messages, rateLimit, pageRenderer } = context;
  const urls = createSiteUrls(site);
  const notFound = readNotFoundPages(site.folder, urls);
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
        return sendFile(reply, target.file, target.isImmutable ? IMMUTABLE : REVALIDATE);
      case 'page':
        if (needsServerRender(site, path, request))
          return pageRenderer.sendPageWithinLimit(request, reply, path, rateLimit);
        return sendPage(
          reply,
          target.file,
          path === '/' || reply.hasHeader('Set-Cookie') ? REVALIDATE_PRIVATE : REVALIDATE,
        );
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
      return sendPage(reply, page.file, REVALIDATE_PRIVATE);
    return reply
      .headers(site.headers)
      .header('Cache-Control', REVALIDATE_PRIVATE)
      .type('text/html; charset=utf-8')
      .send(page?.withoutScript ?? renderFallbackPage(locale, messages[locale], messages[locale].notFound));
  });

  function sendPage(reply: FastifyReply, file: string, cacheControl = REVALIDATE): FastifyReply {
    return sendFile(reply.headers(getHeaders(site, file)), file, cacheControl);
  }

  function rejectMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const locale = getPathLocale(getPath(request));
    const isKnown = urls.find(getPath(request)).kind !== 'missing' || site.requestPaths.has(getPath(request));
    if (isKnown) void reply.header('Allow', 'GET, HEAD');
    return reply
      .code(isKnown ? 405 : 404)
      .headers(site.headers)
      .type('text/html; charset=utf-8')
      .send(renderFallbackPage(locale, messages[locale], messages[locale].notFound));
  }
}

/** The headers of the folder that a page lies in, or those of every page. */
const getHeaders = ({ folders, headers }: MountedSite, file: string): Readonly<Record<string, string>> =>
  folders?.get(file.split('/')[0] ?? '') ?? headers;

/** True when the address has a parameter that the page reads, such as a filter of the study-site finder. */
function needsServerRender(site: MountedSite, path: string, request: FastifyRequest): boolean {
  const names = site.queryPaths.get(path);
  return (
    names !== undefined &&
    [...new URLSearchParams(getQueryString(request)).keys()].some((name) => names.has(name))
  );
}

function sendFile(reply: FastifyReply, file: string, cacheControl: string): FastifyReply {
  const vary = reply.getHeader('Vary');
  return reply
    .header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`)
    .header('Cache-Control', cacheControl)
    .header('X-Content-Type-Options', 'nosniff')
    .sendFile(file);
}

type NotFoundPage = { file: string; withoutScript: string };

/**
 * The page for missing addresses in each language; null where the site has none. Under an address of the other language
 * it is sent without script, which would take the language from the address and change the page under its reader. That
 * text is made once: anybody can ask for missing addresses, as often as they like.
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

/**
 * Where a redirect leads, with what was asked of the address that was left: the query goes before the fragment, and a
 * parameter that the target has itself stands.
 */
function mergeQuery(to: string, query: string): string {
  const [page = '', ...fragment] = to.split('#');
  const [path = '', own] = page.split('?');
  const merged = new URLSearchParams(own);
  const named = new Set(merged.keys());
  for (const [name, value] of new URLSearchParams(query)) if (!named.has(name)) merged.append(name, value);
  const search = own === undefined ? query : `?${merged.toString()}`;
  return [path + search, ...fragment].join('#');
}
