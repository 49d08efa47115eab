import type { Locale } from '@longcovid/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../limits/rate-limit.ts';
import { renderGate } from '../limits/renders.ts';
import { localeOfPath } from './accept-language.ts';
import type { Refusal } from '../problems/problem.ts';
import { refusalOf } from '../problems/problem.ts';
import type { Words } from '../problems/messages.ts';
import type { FormState, MountedSite, RenderPage } from './mount.ts';
import { plainPage } from './fallback-page.ts';
import { getQuery } from './site-urls.ts';

/** So many pages are made for one request each at the same time. */
export const RENDERS_AT_ONCE = 4;

/** Pages that are made for one request: never cached, at most four at once, and said plainly when they cannot be made. */
export type RenderedPages = ReturnType<typeof renderedPages>;

export function renderedPages(site: MountedSite, words: Record<Locale, Words>) {
  const renders = renderGate(RENDERS_AT_ONCE);

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    form?: FormState,
    refusal?: Refusal,
  ): Promise<FastifyReply> {
    const query = new URLSearchParams(getQuery(request));
    let page: Awaited<ReturnType<RenderPage>> | null;
    try {
      page = await renders(() => site.renderPage({ path, query, ...(form && { form }) }));
    } catch (error) {
      request.log.error({ err: error }, 'page not rendered');
      return sayPlainly(reply, path, refusalOf(500));
    }
    if (page === null) return sayPlainly(reply, path, refusalOf(503));
    return send(reply, refusal?.status ?? page.status, page.html, refusal);
  }

  /** Shows a page unless its reader has asked for too many in this minute. */
  async function showWithinLimit(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    limit: RateLimit,
    form?: () => FormState,
  ): Promise<FastifyReply> {
    const wait = await limit(request.ip);
    if (wait !== null) return sayPlainly(reply, path, { ...refusalOf(429), retryAfter: wait });
    return show(request, reply, path, form?.());
  }

  function sayPlainly(reply: FastifyReply, path: string, refusal: Refusal): FastifyReply {
    const locale = localeOfPath(path);
    const text = words[locale].problem(refusal.problem);
    return send(reply, refusal.status, plainPage(locale, words[locale], text), refusal);
  }

  function send(reply: FastifyReply, status: number, html: string, refusal?: Refusal): FastifyReply {
    if (refusal?.retryAfter !== undefined) void reply.header('Retry-After', refusal.retryAfter);
    return reply
      .code(status)
      .headers(site.headers)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  return { show, showWithinLimit, sayPlainly };
}
