import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@longcovid/content';
import { localeOfPath } from './accept-language.ts';
import type { MountedSite } from './mount.ts';
import type { WebParts } from './web.ts';
import { LANGUAGE_HEADERS, getNotFoundLocale } from './language-choice.ts';
import { plainPage } from './fallback-page.ts';
import { addressesOf, getPath, getQuery, type SiteAddresses } from './site-urls.ts';

const YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** Of an answer that depends on its visitor's language. */
const ASK_AGAIN_PRIVATELY = 'private, no-cache';

/** Serves the built pages and files: precompressed, hashed files for a year, pages asked again each time. */
export async function sitePages(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { site, words, limit, rendered } = parts;
  const addresses = addressesOf(site);
  const notFound = readNotFoundPages(site.folder, addresses);
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get('/*', async (request, reply) => {
    const path = getPath(request);
    const target = addresses.find(path);
    switch (target.kind) {
      case 'redirect':
        return reply.redirect(withQuery(target.to, getQuery(request)), target.status);
      case 'file':
        return sendFile(reply, target.file, target.isImmutable ? YEAR : ASK_AGAIN);
      case 'page':
        if (asksToRender(site, path, request)) return rendered.showWithinLimit(request, reply, path, limit);
        return sendPage(
          reply,
          target.file,
          path === '/' || reply.hasHeader('Set-Cookie') ? ASK_AGAIN_PRIVATELY : ASK_AGAIN,
        );
      case 'missing':
        reply.callNotFound();
        return reply;
    }
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, reply);
    const path = getPath(request);
    const locale = getNotFoundLocale(path, request.headers);
    const page = notFound[locale];
    void reply.code(404).header('Vary', LANGUAGE_HEADERS);
    if (page !== null && locale === localeOfPath(path))
      return sendPage(reply, page.file, ASK_AGAIN_PRIVATELY);
    return reply
      .headers(site.headers)
      .header('Cache-Control', ASK_AGAIN_PRIVATELY)
      .type('text/html; charset=utf-8')
      .send(page?.withoutScript ?? plainPage(locale, words[locale], words[locale].notFound));
  });

  function sendPage(reply: FastifyReply, file: string, cacheControl = ASK_AGAIN): FastifyReply {
    return sendFile(reply.headers(headersOf(site, file)), file, cacheControl);
  }

  function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const locale = localeOfPath(getPath(request));
    const isKnown =
      addresses.find(getPath(request)).kind !== 'missing' || site.requestPaths.has(getPath(request));
    if (isKnown) void reply.header('Allow', 'GET, HEAD');
    return reply
      .code(isKnown ? 405 : 404)
      .headers(site.headers)
      .type('text/html; charset=utf-8')
      .send(plainPage(locale, words[locale], words[locale].notFound));
  }
}

/** The headers of the folder that a page lies in, or those of every page. */
const headersOf = ({ folders, headers }: MountedSite, file: string): Readonly<Record<string, string>> =>
  folders?.get(file.split('/')[0] ?? '') ?? headers;

/** True when the address has a parameter that the page reads, such as a filter of the study-site finder. */
function asksToRender(site: MountedSite, path: string, request: FastifyRequest): boolean {
  const names = site.queryPaths.get(path);
  return (
    names !== undefined && [...new URLSearchParams(getQuery(request)).keys()].some((name) => names.has(name))
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
function readNotFoundPages(folder: string, addresses: SiteAddresses): Record<Locale, NotFoundPage | null> {
  const read = (locale: Locale): NotFoundPage | null => {
    const file = addresses.notFound(locale);
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
function withQuery(to: string, query: string): string {
  const [page = '', ...fragment] = to.split('#');
  const [path = '', own] = page.split('?');
  const merged = new URLSearchParams(own);
  const named = new Set(merged.keys());
  for (const [name, value] of new URLSearchParams(query)) if (!named.has(name)) merged.append(name, value);
  const search = own === undefined ? query : `?${merged.toString()}`;
  return [path + search, ...fragment].join('#');
}
